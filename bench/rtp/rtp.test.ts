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

/**
 * What each game declares as a whole, and whether it has side bets that return less; by the name that exports it, so that a registered
 * game without its line does not compile.
 */
const DECLARED: Readonly<Record<keyof typeof games, readonly [rtp: string, hasLowerSideBets: boolean]>> = {
  baccarat: ['98.54', true],
  blackjack: ['99.57', true],
  dragonGate: ['96.50', false],
  mines: ['99.00', false],
  neonSevens: ['96.00', false],
  pearlTide: ['96.50', false],
  plinko: ['98.94', false],
  rocketCrash: ['99.00', false],
  roulette: ['97.29', false],
  sicBo: ['97.22', true],
}

it.each(Object.entries(games))('%s declares the lowest return of its main bets', (name, { id, proof }) => {
  expect([proof.rtp(), hasLowerSideBets(proof)]).toEqual(DECLARED[name as keyof typeof games])
  const { sideBets = [] } = proof
  const modes = (exactReturns[id]?.() ?? []).flatMap(({ mode }) => mode ?? [])
  expect(modes).toEqual(expect.arrayContaining([...sideBets]))
  const main = modes.filter((mode) => !sideBets.includes(mode)).map((mode) => Number(proof.rtp(mode)))
  if (main.length > 0) expect(Number(proof.rtp())).toBe(Math.min(...main))
})
