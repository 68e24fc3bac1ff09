import { expect, it } from 'vitest'
import { chooseMood } from './choose-mood.ts'

it.each([
  ['countdown', 100, 'pad'],
  ['ready', 100, 'pad'],
  ['flying', 100, 'climb'],
  ['flying', 199, 'climb'],
  ['flying', 200, 'orbit'],
  ['flying', 499, 'orbit'],
  ['flying', 500, 'space'],
  ['flying', 999, 'space'],
  ['flying', 1_000, 'beyond'],
  ['flying', 100_000, 'beyond'],
  ['crashed', 100, 'debris'],
  ['landed', 1_500, 'debris'],
  ['waiting', 100, null],
  ['opening', 100, null],
  ['void', 300, null],
] as const)('while it is %s at %i hundredths the music is %s', (kind, multiplier, mood) => {
  expect(chooseMood({ kind, multiplier })).toBe(mood)
})
