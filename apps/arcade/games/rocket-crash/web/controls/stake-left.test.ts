import { expect, it } from 'vitest'
import { testRound } from '../../../../web/shared/testing/create-test-page.ts'
import type { RocketBet } from '../../schemas.ts'
import { rocketShared } from '../../shared.ts'
import { stakeLeft } from './stake-left.ts'

const bet = (amount: string, target: number | null, slot: 0 | 1 = 1): RocketBet => ({ amount, target, slot })
const onBoard = (amount: string, target: number | null, status: 'open' | 'settled' = 'open') => ({
  mine: [{ ...testRound, status, amount, target, slot: 0, cashed_out: null, crash: null }],
})

it.each([
  ['the largest bet without a target', onBoard('5000.00', null), bet('10.00', null), 0n],
  ['half of the room, without a target', onBoard('500.00', null), bet('600.00', null), 50_000n],
  ['half of the room, at a target', onBoard('500.00', null), bet('5000.00', 20_000), 250_000n],
  ['less than the smallest bet', onBoard('999.50', null), bet('10.00', null), 0n],
])('beside %s, says what can still be bet', (_what, table, wanted, left) => {
  expect(stakeLeft(table, wanted)).toBe(left)
})

it.each([
  ['a bet that fits', onBoard('500.00', null), bet('500.00', null)],
  ['a low target', onBoard('500.00', null), bet('5000.00', 200)],
  ['a flight without other bets', { mine: [] }, bet('5000.00', null)],
  ['a bet that is over', onBoard('5000.00', null, 'settled'), bet('5000.00', null)],
])('does not explain the refusal of %s', (_what, table, wanted) => {
  expect(stakeLeft(table, wanted)).toBeNull()
})

it('names a stake that the table takes, and the next one that it does not', () => {
  const own = rocketShared.maxPay({ ...bet('321.00', 777), cashed_out: null })
  const pays = (amount: string) => rocketShared.maxPay({ ...bet(amount, null), cashed_out: null }) + own
  const left = stakeLeft(onBoard('321.00', 777), bet('5000.00', null))
  expect(left).toBe(99_700n)
  expect(pays('997.00')).toBeLessThanOrEqual(rocketShared.maxPlayerExposure)
  expect(pays('998.00')).toBeGreaterThan(rocketShared.maxPlayerExposure)
})
