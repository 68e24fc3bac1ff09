import { expect, it } from 'vitest'
import { createTestRound } from '../../src/testing/create-test-round.ts'
import { plinkoBetItems } from './bet-items.ts'

it.each([
  [1, '1 顆・12 排・高風險', '1 ball, 12 rows, high risk'],
  [3, '3 顆・12 排・高風險', '3 balls, 12 rows, high risk'],
])('says over which board %i balls fell', (balls, zh, en) => {
  const round = {
    ...createTestRound({ bet: '30.00', win: '4.00' }),
    rows: 12 as const,
    risk: 'high' as const,
    ball: '10.00',
    paths: Array.from({ length: balls }, () => 0),
    multipliers: [],
  }
  expect(plinkoBetItems(round, 'zh-TW')).toEqual([{ label: zh, amount: '30.00', paid: '4.00' }])
  expect(plinkoBetItems(round, 'en')[0]?.label).toBe(en)
})
