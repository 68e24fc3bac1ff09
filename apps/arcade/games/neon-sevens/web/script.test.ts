import { expect, it } from 'vitest'
import { formatAmount } from '../../../src/wallet/amount.ts'
import { testRound } from '../../../web/shared/testing/create-test-page.ts'
import { evaluateSpin } from '../rules.ts'
import type { NeonSevensRound } from '../schemas.ts'
import { script } from './script.ts'

/** The settled round of the given stops at a stake of 5.00: one a line. */
function roundAt(stops: readonly number[]): NeonSevensRound {
  const { grid, lineWins, times } = evaluateSpin(stops)
  return {
    ...testRound,
    bet: '5.00',
    win: formatAmount(BigInt(times) * 100n),
    stops: [...stops],
    grid: grid.map((column) => [...column]),
    line_wins: lineWins.map((win) => ({
      line: win.line,
      symbol: win.symbol,
      count: win.count,
      has_lantern: win.hasLantern,
      win: formatAmount(BigInt(win.times) * 100n),
    })),
  }
}
const typesOf = (stops: readonly number[]) => script(roundAt(stops)).map(({ type }) => type)
/** The first stops, in order, of a spin that pays what is asked for. */
function findStops(isWanted: (times: number) => boolean): readonly number[] {
  for (let a = 0; a < 30; a += 1)
    for (let b = 0; b < 30; b += 1)
      for (let c = 0; c < 30; c += 1) if (isWanted(evaluateSpin([a, b, c]).times)) return [a, b, c]
  throw new Error('no such spin')
}

it('shows a lost spin as a landing only', () => {
  expect(typesOf(findStops((times) => times === 0))).toEqual(['land', 'over'])
})

it('calls a return of the stake a return, and more than it a win', () => {
  expect(script(roundAt(findStops((times) => times === 5)))[1]).toMatchObject({ type: 'pay', paid: 'return' })
  expect(script(roundAt(findStops((times) => times === 10)))[1]).toMatchObject({ type: 'pay', paid: 'win' })
})

it('celebrates from ten stakes on, in three tiers', () => {
  expect(typesOf(findStops((times) => times > 5 && times < 50))).not.toContain('big_win')
  const tiers = [50, 125, 250].map((least) =>
    script(roundAt(findStops((times) => times >= least && times < least * 2))).flatMap((event) =>
      event.type === 'big_win' ? [event.tier] : [],
    ),
  )
  expect(tiers).toEqual([[1], [2], [3]])
})
