import { expect, it } from 'vitest'
import { DRAGON_GATE_INFO } from './info.ts'
import { playDragonGate } from './rules.ts'
import { calculateWinOdds } from './win-odds.ts'

const { oneIn, maxWinOneIn, maxWinMultiple } = DRAGON_GATE_INFO
const declared = [...Object.entries(oneIn), [maxWinMultiple, maxWinOneIn] as const]
/** Common enough to be simulated. */
const SIMULATED = [1, 10, 25, 50, 100]
const SIMULATED_ROUNDS = 100_000

const odds = calculateWinOdds([...declared.map(([multiple]) => Number(multiple)), ...SIMULATED])

it('has the declared odds of big wins and of the maximum win, rounded', () => {
  for (const [index, [, rounds]] of declared.entries()) {
    const exact = 1 / (odds[index] ?? 0)
    expect(Math.abs(exact / Number(rounds) - 1)).toBeLessThan(0.005)
  }
})

it('has the odds that simulated rounds have, within four standard errors', () => {
  let state = 20_261_127
  const nextInt = (bound: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
  const wins = Array.from({ length: SIMULATED_ROUNDS }, () => playDragonGate({ nextInt }, 20n).win)
  for (const [index, multiple] of SIMULATED.entries()) {
    const exact = odds[declared.length + index] ?? 0
    const share = wins.filter((win) => win >= BigInt(multiple) * 20n).length / SIMULATED_ROUNDS
    const error = Math.sqrt((exact * (1 - exact)) / SIMULATED_ROUNDS)
    expect(Math.abs(share - exact), `${multiple}×`).toBeLessThan(4 * error)
  }
})
