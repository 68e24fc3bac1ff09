import { expect, it } from 'vitest'
import { goodRoads } from './good-roads.ts'
import type { Winner } from './rules.ts'

const NAMES: Readonly<Record<string, Winner>> = { p: 'player', b: 'banker', t: 'tie' }
const roads = (letters: string) => goodRoads([...letters].flatMap((letter) => NAMES[letter] ?? []))

it.each([
  ['', []],
  ['pbbb', []],
  ['pbbbb', ['long_banker']],
  ['bpptpp', ['long_player']],
  ['bbpbpb', ['single_jump']],
  ['bpbtp', ['single_jump']],
  ['bbppbb', ['double_jump']],
  ['bbpp', []],
  ['ppbbppb', ['double_jump']],
  ['bppbpp', ['one_two']],
  ['bbpbbpb', ['one_two']],
  ['pbbpbbbpbb', ['player_jumps']],
  ['bpppbppbpppb', ['banker_jumps', 'player_runs']],
  ['bbbpbbpbbpp', ['banker_runs']],
] as const)('%s: %j', (letters, found) => {
  expect(roads(letters)).toEqual(found)
})

it('names no road while a shoe has none', () => {
  expect(roads('bpbbpppb')).toEqual([])
})
