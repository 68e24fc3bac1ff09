import { describe, expect, it } from 'vitest'
import { createRandomStream } from '../../src/fairness/random-stream.ts'
import { sumUncounted } from '../../src/games/uncounted.ts'
import { ROULETTE_RETURNS } from './info.ts'
import { highestPayout, ROULETTE_LIMITS, ROULETTE_MAX_WIN, ROULETTE_ROUND_MAX } from './limits.ts'
import {
  type Chip,
  chipPayout,
  coveredNumbers,
  rouletteUncounted,
  rouletteValidBet,
  spinWheel,
} from './rules.ts'
import { findSpot, PAYOUTS, SPOT_KINDS, SPOTS, type SpotKind } from './spots.ts'
import { colourOf, neighboursOf, WHEEL } from './wheel.ts'

const numbers = Array.from({ length: 37 }, (_, number) => number)
const chip = (spot: string, stake: bigint): Chip => ({ spot, stake })

describe('the spots', () => {
  it('are all inside and outside bets of a single-zero table, each once', () => {
    const counts = Object.fromEntries(
      SPOT_KINDS.map((kind) => [kind, SPOTS.filter((spot) => spot.kind === kind).length]),
    )
    expect(counts).toEqual({ straight: 37, split: 60, street: 14, corner: 23, line: 11, dozen: 6, even: 6 })
    expect(new Set(SPOTS.map(({ id }) => id)).size).toBe(157)
    const covers = SPOTS.map(({ numbers: covered }) => covered.join())
    expect(new Set(covers).size).toBe(157)
  })

  it.each([
    ['straight', 1],
    ['split', 2],
    ['street', 3],
    ['corner', 4],
    ['line', 6],
    ['dozen', 12],
    ['even', 18],
  ] as const)('of the kind %s cover %i numbers and pay 36 for each unit spread over them', (kind, size) => {
    for (const spot of SPOTS.filter((each) => each.kind === kind)) {
      expect(spot.numbers).toHaveLength(size)
      expect(spot.numbers).toEqual([...spot.numbers].sort((a, b) => a - b))
    }
    expect((PAYOUTS[kind] + 1n) * BigInt(size)).toBe(36n)
  })

  it('touch on the layout: three columns, a row every three numbers', () => {
    const place = (number: number) => ({ column: (number - 1) % 3, row: Math.floor((number - 1) / 3) })
    const spread = (values: number[]) => Math.max(...values) - Math.min(...values)
    const size: Partial<Record<SpotKind, readonly [columns: number, rows: number][]>> = {
      split: [
        [1, 0],
        [0, 1],
      ],
      street: [[2, 0]],
      corner: [[1, 1]],
      line: [[2, 1]],
    }
    for (const { id, kind, numbers: covered } of SPOTS) {
      const wanted = size[kind]
      if (wanted === undefined || covered.includes(0)) continue
      const places = covered.map(place)
      const shape = [spread(places.map(({ column }) => column)), spread(places.map(({ row }) => row))]
      expect(wanted, id).toContainEqual(shape)
    }
    expect(findSpot('column-3')?.numbers).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36])
    expect(findSpot('dozen-2')?.numbers).toEqual([13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24])
  })
})

describe('the wheel', () => {
  it('has each number once, red and black in turn', () => {
    expect([...WHEEL].sort((a, b) => a - b)).toEqual(numbers)
    const colours = WHEEL.slice(1).map(colourOf)
    for (const [index, colour] of colours.entries()) expect(colour).toBe(index % 2 === 0 ? 'red' : 'black')
  })

  it('knows the neighbours across zero', () => {
    expect(neighboursOf(0, 2)).toEqual([3, 26, 0, 32, 15])
    expect(neighboursOf(26, 1)).toEqual([3, 26, 0])
  })

  it('draws every number equally often', () => {
    const counts = numbers.map(() => 0)
    const stream = createRandomStream({ serverSeed: 'ab'.repeat(32), clientSeed: 'x', nonce: 1 })
    for (let spin = 0; spin < 37_000; spin += 1) {
      const number = spinWheel(stream)
      counts[number] = (counts[number] ?? 0) + 1
    }
    expect(counts.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0)).toBeLessThan(73)
  })
})

describe('the return, by enumerating every number', () => {
  const returned = (spot: string, table: 'european' | 'french') =>
    numbers.reduce((sum, number) => sum + chipPayout(chip(spot, 1_000n), number, table), 0n)

  it('is 36/37 of every chip at the European table', () => {
    for (const { id } of SPOTS) expect(returned(id, 'european'), id).toBe(36_000n)
    expect((36 / 37) * 100 - Number(ROULETTE_RETURNS.rtp())).toBeLessThan(0.01)
    expect((36 / 37) * 100).toBeGreaterThanOrEqual(Number(ROULETTE_RETURNS.rtp('european')))
  })

  it('is 73/74 of an even-money chip at the French table, where half comes back on zero', () => {
    for (const { id, kind } of SPOTS)
      expect(returned(id, 'french'), id).toBe(kind === 'even' ? 36_500n : 36_000n)
    const percent = (36.5 / 37) * 100
    expect(percent).toBeGreaterThanOrEqual(Number(ROULETTE_RETURNS.rtp('french-even')))
    expect(percent - Number(ROULETTE_RETURNS.rtp('french-even'))).toBeLessThan(0.01)
  })
})

describe('the bet that counts for turnover', () => {
  const uncounted = (chips: Chip[], number = 17, table: 'european' | 'french' = 'european') =>
    sumUncounted(rouletteUncounted(chips, number, table))
  const valid = (chips: Chip[], number = 17, table: 'european' | 'french' = 'european') => {
    const counted = rouletteValidBet(chips, number, table)
    const rest = uncounted(chips, number, table).reduce((sum, { amount }) => sum + amount, 0n)
    expect(counted + rest).toBe(chips.reduce((sum, { stake }) => sum + stake, 0n))
    return counted
  }

  it('names why the rest does not count', () => {
    const dozens = [chip('dozen-1', 1_000n), chip('dozen-2', 1_000n), chip('dozen-3', 1_000n)]
    expect(uncounted(dozens)).toEqual([{ cause: 'covers_most', amount: 3_000n }])
    expect(uncounted([chip('red', 5_000n), chip('black', 2_000n)])).toEqual([
      { cause: 'opposite', amount: 4_000n },
    ])
    expect(uncounted([chip('red', 5_000n)], 0, 'french')).toEqual([{ cause: 'part_back', amount: 2_500n }])
  })

  it('is the whole stake up to 24 covered numbers', () => {
    expect(valid([chip('straight-17', 1_000n), chip('split-1-2', 2_000n)])).toBe(3_000n)
    expect(valid([chip('dozen-1', 5_000n), chip('dozen-2', 5_000n)])).toBe(10_000n)
  })

  it('is nothing when more than 24 numbers are covered', () => {
    expect(valid([chip('dozen-1', 5_000n), chip('dozen-2', 5_000n), chip('straight-36', 1_000n)])).toBe(0n)
    expect(valid(numbers.map((number) => chip(`straight-${number}`, 1_000n)))).toBe(0n)
    expect(valid([chip('red', 1_000n), chip('column-2', 1_000n)])).toBe(0n)
  })

  it.each([
    ['red', 'black'],
    ['odd', 'even'],
    ['low', 'high'],
  ])('is the difference of %s and %s', (one, other) => {
    expect(valid([chip(one, 3_000n), chip(other, 1_000n)])).toBe(2_000n)
    expect(valid([chip(one, 3_000n), chip(other, 3_000n)])).toBe(0n)
    expect(valid([chip(one, 3_000n), chip(other, 3_000n), chip('straight-0', 1_000n)])).toBe(1_000n)
  })

  it('is the lost half of an even-money chip that la partage shared', () => {
    expect(valid([chip('red', 10_000n)], 0, 'french')).toBe(5_000n)
    expect(valid([chip('red', 10_000n)], 0)).toBe(10_000n)
    expect(valid([chip('red', 10_000n)], 1, 'french')).toBe(10_000n)
  })

  it('counts a number once, however many chips cover it', () => {
    expect(coveredNumbers([{ spot: 'straight-1' }, { spot: 'split-1-2' }, { spot: 'street-1' }])).toEqual([
      1, 2, 3,
    ])
  })
})

describe('the limits', () => {
  it('never cut a payout: the declared maximum is what the best chips on the best number pay', () => {
    expect(ROULETTE_MAX_WIN).toBe(47_400_000n)
    expect(numbers.every((number) => highestPayout(number) <= ROULETTE_MAX_WIN)).toBe(true)
  })

  it('halve every allowed even-money stake without a remainder', () => {
    for (const table of ['european', 'french'] as const)
      expect(ROULETTE_LIMITS[table].even.step % 2n).toBe(0n)
    expect(ROULETTE_ROUND_MAX % 2n).toBe(0n)
  })
})
