import { describe, expect, it } from 'vitest'
import { turnoverReasonText } from '../../../shared/turnover/turnover-reason-text.ts'
import { turnoverText } from '../../../shared/turnover/turnover-text.ts'
import { countedStatusOf } from './counted-status.ts'

const text = turnoverText['zh-TW']

describe('how a bet counted toward turnover', () => {
  it.each([
    ['50.00', null, 'counted', '依計入比例全數計入'],
    ['20.00', 'nothing_owed', 'partly', '流水至此完成，超出的部分不再計入'],
    ['0.00', 'nothing_owed', 'notCounted', '當時流水已完成，不需再計入'],
    ['0.00', 'game_excluded', 'notCounted', '此遊戲不計入流水'],
    ['0.00', 'not_valid', 'notCounted', '這筆投注不屬於有效投注'],
    ['0.00', 'voided', 'notCounted', '注單已作廢，不計入流水'],
  ] as const)('%s for %s: %s', (counted, reason, verdict, why) => {
    expect(countedStatusOf({ counted, reason })).toBe(verdict)
    expect(turnoverReasonText(text, counted, reason)).toBe(why)
  })
})
