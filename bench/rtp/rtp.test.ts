import { expect, it } from 'vitest'
import * as games from '../../apps/arcade/games/index.ts'
import { hasLowerSideBets } from '../../apps/arcade/src/games/declare-returns.ts'
import { meetsBar } from '../report.ts'
import { exactReturns } from './exact-returns.ts'
import { declaredLines } from './rtp.bench.ts'
import { samplers } from './samplers.ts'

it('proves the declared return of each mode of every registered game', () => {
  const lines = declaredLines()
  expect(lines.filter((line) => !meetsBar(line))).toEqual([])
  for (const { id } of Object.values(games))
    expect(lines.some(({ label }) => label.startsWith(id))).toBe(true)
})

it('has a way to prove each game, and no other', () => {
  const ids = Object.values(games).map(({ id }) => id)
  expect([...Object.keys(exactReturns), ...Object.keys(samplers)].sort()).toEqual(ids.sort())
})

/** What each game declares as a whole, and whether it has side bets that return less. */
const DECLARED: Readonly<Record<string, readonly [rtp: string, hasLowerSideBets: boolean]>> = {
  baccarat: ['98.54', true],
  blackjack: ['99.57', true],
  'dragon-gate': ['96.50', false],
  mines: ['99.00', false],
  'neon-sevens': ['96.00', false],
  'pearl-tide': ['96.50', false],
  plinko: ['98.94', false],
  'rocket-crash': ['99.00', false],
  roulette: ['97.29', false],
  'sic-bo': ['97.22', true],
}

it.each(Object.values(games))('$id declares the lowest return of its main bets', ({ id, proof }) => {
  expect([proof.rtp(), hasLowerSideBets(proof)]).toEqual(DECLARED[id])
  const { sideBets = [] } = proof
  const modes = (exactReturns[id]?.() ?? []).flatMap(({ mode }) => mode ?? [])
  expect(modes).toEqual(expect.arrayContaining([...sideBets]))
  const main = modes.filter((mode) => !sideBets.includes(mode)).map((mode) => Number(proof.rtp(mode)))
  if (main.length > 0) expect(Number(proof.rtp())).toBe(Math.min(...main))
})
