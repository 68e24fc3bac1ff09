import { expect, it } from 'vitest'
import { type ChipSet, chipLabel, chipsWithin, stackOf, toneOf } from './chip-set.ts'

const tone = (value: bigint) => ({ value, colour: `c${value}`, edge: '#fff' })
const set: ChipSet = { tones: [tone(1_000n), tone(5_000n), tone(10_000n)], ring: 'solid' }
const values = (tones: readonly { readonly value: bigint }[]) => tones.map(({ value }) => value)

it('labels amounts shortly', () => {
  expect([1_000n, 99_900n, 150_000n, 2_000_000n].map(chipLabel)).toEqual(['10', '999', '1.5k', '20k'])
})

it('gives an amount the colour of the largest chip that it holds', () => {
  expect([500n, 1_000n, 9_900n, 50_000n].map((amount) => toneOf(set, amount).value)).toEqual([
    1_000n,
    1_000n,
    5_000n,
    10_000n,
  ])
})

it('offers the chips that some spot takes', () => {
  expect(values(chipsWithin(set, [{ max: 2_000n }, { max: 5_000n }]))).toEqual([1_000n, 5_000n])
})

it('stacks an amount of the fewest chips, up to a height', () => {
  expect(values(stackOf(set, 17_000n, 5))).toEqual([10_000n, 5_000n, 1_000n, 1_000n])
  expect(values(stackOf(set, 90_000n, 3))).toEqual([10_000n, 10_000n, 10_000n])
  expect(values(stackOf(set, 100n, 3))).toEqual([1_000n])
})
