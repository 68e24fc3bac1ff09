import { expect, it } from 'vitest'
import { accentedLanguageOf } from './accented-language.ts'

it.each([
  ['POL', 'pol'],
  ['CZE', 'ces'],
  ['SVK', 'ces'],
  ['HRV', 'ces'],
  ['D', 'deu'],
  ['ISL', 'isl'],
  ['DNK', 'nor'],
  ['FIN', 'nor'],
  ['NOR', 'nor'],
  ['SWE', 'nor'],
  ['MAR', 'fra'],
  ['GNQ', 'spa'],
  ['VNM', 'vie'],
  ['TWN', null],
])('passports of %s are read in a language with their marks: %s', (state, language) => {
  expect(accentedLanguageOf(state)).toBe(language)
})
