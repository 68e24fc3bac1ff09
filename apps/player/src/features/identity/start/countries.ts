import type { Locale } from '@gamehall/contract/constants'

/** ISO 3166-1 alpha-2 codes: second letters by first letter. */
const SECOND_LETTERS = {
  A: 'DEFGILMOQRSTUWXZ',
  B: 'ABDEFGHIJLMNOQRSTVWYZ',
  C: 'ACDFGHIKLMNORUVWXYZ',
  D: 'EJKMOZ',
  E: 'CEGHRST',
  F: 'IJKMOR',
  G: 'ABDEFGHILMNPQRSTUWY',
  H: 'KMNRTU',
  I: 'DELMNOQRST',
  J: 'EMOP',
  K: 'EGHIMNPRWYZ',
  L: 'ABCIKRSTUVY',
  M: 'ACDEFGHKLMNOPQRSTUVWXYZ',
  N: 'ACEFGILOPRUZ',
  O: 'M',
  P: 'AEFGHKLMNRSTWY',
  Q: 'A',
  R: 'EOSUW',
  S: 'ABCDEGHIJKLMNORSTVXYZ',
  T: 'CDFGHJKLMNORTVWZ',
  U: 'AGMSYZ',
  V: 'ACEGINU',
  W: 'FS',
  Y: 'ET',
  Z: 'AMW',
}
const CODES = Object.entries(SECOND_LETTERS).flatMap(([first, seconds]) =>
  [...seconds].map((second) => first + second),
)

export const HOME_COUNTRY = 'TW'

export type Country = { readonly code: string; readonly name: string }

/** All countries and regions by name, Taiwan first. */
export function listCountries(language: Locale): readonly Country[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const { compare } = new Intl.Collator(language)
  const all = CODES.map((code) => ({ code, name: spelt(names.of(code) ?? code) }))
  return all.toSorted(
    (a, b) => Number(b.code === HOME_COUNTRY) - Number(a.code === HOME_COUNTRY) || compare(a.name, b.name),
  )
}

export function countryName(code: string, language: Locale): string {
  return spelt(new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code)
}

/** Intl writes 台; this product writes 臺. */
const spelt = (name: string): string => name.replace(/^台(?=灣)/, '臺')
