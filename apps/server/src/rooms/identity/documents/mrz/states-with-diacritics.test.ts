import { expect, it } from 'vitest'
import { mayHaveDiacritics } from './states-with-diacritics.ts'

it('knows the languages whose letters no reader gives: Latvian, Hungarian, Romanian, Albanian, Turkish, Polynesian', () => {
  for (const state of [
    'LVA',
    'LTU',
    'HUN',
    'ROU',
    'MDA',
    'RKS',
    'TUR',
    'VNM',
    'D',
    'DEU',
    'LIE',
    'TLS',
    'WSM',
    'TON',
  ])
    expect(mayHaveDiacritics(state, 'SMITH, JOHN')).toBe(true)
  for (const state of ['GBR', 'USA', 'LKA', ''])
    expect(mayHaveDiacritics(state, 'TE RANGI, HEMI')).toBe(false)
})

it('expects long vowels in New Zealand only in words of the form of Māori ones', () => {
  for (const name of ['TE RANGIANIWA, HEMI', 'SMITH, AROHA', "O'BRIEN, WHETU", 'WHANGAREI'])
    expect(mayHaveDiacritics('NZL', name)).toBe(true)
  for (const name of ['SMITH, JOHN', 'WILLIAMS, CLARE', 'HAMILTON', 'SINGH, GURPREET'])
    expect(mayHaveDiacritics('NZL', name)).toBe(false)
})
