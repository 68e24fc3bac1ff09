import { expect, it } from 'vitest'
import { createTestRound } from '../../src/testing/create-test-round.ts'
import { rocketBetItems } from './bet-items.ts'

it.each([
  [null, 'Manual cash-out', '手動收取'],
  [150, 'Auto cash-out at 1.50×', '1.50× 自動收取'],
])('says how a bet with the target %j is cashed out', (target, en, zh) => {
  const round = {
    ...createTestRound({ win: '15.00' }),
    amount: '10.00',
    target,
    slot: 0 as const,
    cashed_out: 150,
    crash: null,
  }
  expect(rocketBetItems(round, 'en')).toEqual([{ label: en, amount: '10.00', paid: '15.00' }])
  expect(rocketBetItems(round, 'zh-TW')[0]?.label).toBe(zh)
})
