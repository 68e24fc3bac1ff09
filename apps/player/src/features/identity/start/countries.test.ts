import { expect, it } from 'vitest'
import { countryName, listCountries } from './countries.ts'

it('every country has a name in both languages, Taiwan first', () => {
  for (const language of ['zh-TW', 'en'] as const) {
    const countries = listCountries(language)
    expect(countries[0]?.code).toBe('TW')
    expect(new Set(countries.map(({ code }) => code)).size).toBe(249)
    expect(countries.filter(({ code, name }) => name === code)).toEqual([])
  }
  expect(listCountries('en').slice(1, 3)).toEqual([
    { code: 'AF', name: 'Afghanistan' },
    { code: 'AX', name: 'Åland Islands' },
  ])
  expect(countryName('JP', 'zh-TW')).toBe('日本')
})
