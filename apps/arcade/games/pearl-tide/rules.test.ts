import { describe, expect, it } from 'vitest'
import type { RandomStream } from '../../src/fairness/random-stream.ts'
import { createSimulationStream } from '../../src/fairness/simulation-stream.ts'
import { PEARL_TIDE_LIMITS } from './limits.ts'
import {
  FREE_SPINS,
  MAX_WIN_MULTIPLE,
  MORE_FREE_SPINS,
  PAYTABLE,
  SIZE_STEPS,
  UNITS_PER_STAKE,
  WEIGHTS,
} from './paytable.ts'
import { pearlTidePlay } from './play.ts'
import { MAX_UNITS, TideBoard } from './rules.ts'
import type { PearlTideSpin, PearlTideView } from './schemas.ts'
import { PAYING_SYMBOLS, SYMBOL_LETTERS, SYMBOLS } from './symbols.ts'

const STAKE = '1.00'
const unitsOf = (amount: string) => Math.round(Number(amount) * UNITS_PER_STAKE)

function playRound(stream: RandomStream): { view: PearlTideView; paid: number } {
  const { state, pay } = pearlTidePlay.open({ amount: STAKE }, stream)
  return { view: state, paid: Number(pay) / (100 / UNITS_PER_STAKE) }
}

/** Draws the given letters in order, as a round draws them: column by column, from the lowest up; then the rest at random. */
function lettersStream(letters: string, rest: RandomStream): RandomStream {
  const firstDraws = new Map<string, number>()
  let sum = 0
  for (const symbol of [...PAYING_SYMBOLS, 'clam'] as const) {
    firstDraws.set(SYMBOL_LETTERS.charAt(SYMBOLS.indexOf(symbol)), sum)
    sum += WEIGHTS[symbol]
  }
  let next = 0
  return {
    nextInt(bound) {
      const letter = letters.charAt(next)
      next += 1
      return firstDraws.get(letter) ?? rest.nextInt(bound)
    },
  }
}

/** Writes a grid of rows as the draws that make it. */
const drawsOf = (rows: readonly string[]): string =>
  [0, 1, 2, 3, 4, 5, 6]
    .flatMap((column) => [6, 5, 4, 3, 2, 1, 0].map((row) => rows[row]?.charAt(column) ?? ''))
    .join('')

/** The clusters of a grid by another way: cells join their neighbours' groups until nothing changes. */
function findClusters(grid: readonly string[], letter: string): number[][] {
  const at = (cell: number) => grid.join('').charAt(cell)
  const cells = Array.from({ length: 49 }, (_, cell) => cell).filter(
    (cell) => at(cell) === letter || at(cell) === 'P',
  )
  const group = new Map(cells.map((cell) => [cell, cell]))
  const areNeighbours = (a: number, b: number) =>
    Math.abs((a % 7) - (b % 7)) + Math.abs(Math.floor(a / 7) - Math.floor(b / 7)) === 1
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    for (const a of cells)
      for (const b of cells) {
        const low = Math.min(group.get(a) ?? a, group.get(b) ?? b)
        if (!areNeighbours(a, b) || (group.get(a) === low && group.get(b) === low)) continue
        group.set(a, low).set(b, low)
        isChanged = true
      }
  }
  return [...new Set(group.values())]
    .map((name) => cells.filter((cell) => group.get(cell) === name))
    .filter((members) => members.length >= 5 && members.some((cell) => at(cell) === letter))
}

/** What a cluster pays at a multiplier of one, read from the paytable. */
function payOf(letter: string, size: number): number {
  const symbol = PAYING_SYMBOLS[SYMBOL_LETTERS.indexOf(letter)] ?? 'kelp'
  return PAYTABLE[symbol][SIZE_STEPS.filter((least) => size >= least).length - 1] ?? 0
}

/** Checks every grid of a spin against the next, and what it pays. Returns its units. */
function checkSpin(spin: PearlTideSpin): number {
  let units = 0
  for (const [index, { grid, multiplier, clusters, pearls }] of spin.steps.entries()) {
    const expected = [...SYMBOL_LETTERS]
      .slice(0, 7)
      .flatMap((letter) => findClusters(grid, letter).map((cells) => ({ letter, cells })))
      .map(({ letter, cells }) => `${letter} ${cells.join(' ')} ${payOf(letter, cells.length) * multiplier}`)
    const found = clusters.map(
      ({ symbol, cells, win }) =>
        `${SYMBOL_LETTERS.charAt(SYMBOLS.indexOf(symbol))} ${cells.join(' ')} ${unitsOf(win)}`,
    )
    expect(found.toSorted()).toEqual(expected.toSorted())
    units += clusters.reduce((sum, { win }) => sum + unitsOf(win), 0)
    const large = clusters.filter(({ cells }) => cells.length >= 6)
    expect(pearls).toEqual(
      [...new Set(large.map(({ cells }) => cells[Math.floor(cells.length / 2)] ?? -1))].sort((a, b) => a - b),
    )
    const next = spin.steps[index + 1]
    if (next === undefined) continue
    expect(next.multiplier).toBe(multiplier + 1)
    const gone = new Set(clusters.flatMap(({ cells }) => cells))
    for (let column = 0; column < 7; column += 1) {
      const stays = [0, 1, 2, 3, 4, 5, 6].flatMap((row) => {
        const cell = row * 7 + column
        if (pearls.includes(cell)) return 'P'
        return gone.has(cell) ? [] : (grid[row]?.charAt(column) ?? '')
      })
      const fallen = next.grid.map((row) => row.charAt(column)).slice(7 - stays.length)
      expect(fallen).toEqual(stays)
    }
  }
  return units
}

describe('a round', () => {
  it('pays every cluster of every grid by its size, and lets the rest sink (property)', () => {
    const stream = createSimulationStream(1)
    let features = 0
    for (let played = 0; played < 600; played += 1) {
      const { view, paid } = playRound(stream)
      expect(view.spins.reduce((sum, spin) => sum + checkSpin(spin), 0)).toBe(paid)
      expect(view.spins.at(-1)?.steps.at(-1)?.clusters).toEqual([])
      if (view.spins.length > 1) features += 1
    }
    expect(features).toBeGreaterThan(0)
  })

  it('awards free spins by its clams, and plays all of them (property)', () => {
    const stream = createSimulationStream(2)
    let retriggers = 0
    for (let played = 0; played < 30_000; played += 1) {
      const { view } = playRound(stream)
      const [paid, ...free] = view.spins
      const clamsOf = (spin: PearlTideSpin | undefined) =>
        [...(spin?.steps.at(-1)?.grid.join('') ?? '')].filter((letter) => letter === 'M').length
      expect(paid?.clams).toBe(clamsOf(paid))
      expect(paid?.free_spins_awarded).toBe(
        clamsOf(paid) < 3 ? 0 : FREE_SPINS[Math.min(clamsOf(paid) - 3, 2)],
      )
      for (const spin of free) {
        expect(spin.free_spins_awarded).toBe(clamsOf(spin) < 3 ? 0 : MORE_FREE_SPINS)
        if (spin.free_spins_awarded > 0) retriggers += 1
      }
      expect(free.length).toBe(view.spins.reduce((sum, spin) => sum + spin.free_spins_awarded, 0))
    }
    expect(retriggers).toBeGreaterThan(0)
  })

  it('keeps the multiplier from free spin to free spin, from 2 on', () => {
    const stream = createSimulationStream(3)
    const featured = Array.from({ length: 2_000 }, () => playRound(stream).view).filter(
      ({ spins }) => spins.length > 1,
    )
    expect(featured.length).toBeGreaterThan(5)
    for (const { spins } of featured) {
      let multiplier = 2
      for (const { steps } of spins.slice(1))
        for (const { multiplier: shown, clusters } of steps) {
          expect(shown).toBe(multiplier)
          if (clusters.length > 0) multiplier += 1
        }
    }
  })

  it('gives the same with and without a recorder, from the same numbers', () => {
    const board = new TideBoard()
    const [plain, recorded] = [createSimulationStream(4), createSimulationStream(4)]
    for (let played = 0; played < 5_000; played += 1) expect(board.play(plain)).toBe(playRound(recorded).paid)
  })

  it('ends at the maximum win with exactly that', () => {
    const rows = Array.from({ length: 7 }, () => 'TTTTTTT')
    const { view, paid } = playRound(lettersStream(drawsOf(rows).repeat(30), createSimulationStream(5)))
    expect(paid).toBe(MAX_UNITS)
    expect(MAX_UNITS).toBe(MAX_WIN_MULTIPLE * UNITS_PER_STAKE)
    expect(view.is_capped).toBe(true)
    expect(view.spins).toHaveLength(1)
    const won = view.spins[0]?.steps.reduce(
      (sum, { clusters }) => sum + clusters.reduce((total, { win }) => total + unitsOf(win), 0),
      0,
    )
    expect(won).toBeGreaterThanOrEqual(MAX_UNITS)
    expect(unitsOf(view.spins[0]?.win ?? '')).toBe(won)
  })
})

describe('a cluster', () => {
  const NONE = ['KLKLKLK', 'LKLKLKL', 'KLKLKLK', 'LKLKLKL', 'KLKLKLK', 'LKLKLKL', 'KLKLKLK']
  const firstStep = (changed: Readonly<Record<number, string>>) => {
    const rows = NONE.map((row, index) => changed[index] ?? row)
    const stream = lettersStream(drawsOf(rows), createSimulationStream(6))
    const step = playRound(stream).view.spins[0]?.steps[0]
    expect(step?.grid).toEqual(rows)
    return step
  }

  it('needs five cells side by side; corners do not connect', () => {
    expect(firstStep({})?.clusters).toEqual([])
    expect(firstStep({ 3: 'TTTTKLK' })?.clusters).toEqual([])
    expect(firstStep({ 3: 'TTTTTLK' })?.clusters).toEqual([
      { symbol: 'turtle', cells: [21, 22, 23, 24, 25], win: '4.00' },
    ])
    expect(firstStep({ 2: 'TTKLKLK', 3: 'LKTTTKL' })?.clusters).toEqual([])
  })

  it('of six or more leaves a pearl in its middle cell', () => {
    expect(firstStep({ 3: 'TTTTTLK' })?.pearls).toEqual([])
    expect(firstStep({ 3: 'TTTTTTK' })?.pearls).toEqual([24])
  })
})

it('needs no rounding at any stake, and draws 1,024 weights', () => {
  for (const stake of PEARL_TIDE_LIMITS.choices) expect(stake % BigInt(UNITS_PER_STAKE)).toBe(0n)
  expect(Object.values(WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBe(1_024)
})
