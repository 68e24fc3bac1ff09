import { expect, it } from 'vitest'
import { netValidBet } from './net-valid-bet.ts'

it.each([
  ['a loss', 0n, 1_000n],
  ['half of a stake that came back', 500n, 500n],
  ['a push', 1_000n, 0n],
  ['a win smaller than the stake', 1_031n, 31n],
  ['a win as large as the stake', 2_000n, 1_000n],
  ['a larger win', 24_750n, 1_000n],
])('counts %s: at most what was won or lost', (_, paid, counted) => {
  expect(netValidBet(1_000n, paid)).toBe(counted)
})
