import { foldForm } from '../../../../platform/text/simplified-forms.ts'
import { countriesOfStates } from '../mrz/state-codes.ts'

const SILENT = /[^\p{L}]/gu
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('台', '臺')
    .replace(SILENT, '')
    .toUpperCase()
    .replace(/\p{Script=Han}/gu, foldForm)

/** Names that certificates print beside those of CLDR. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  CZE: ['捷克共和國', 'CZECH REPUBLIC'],
  D: ['德意志聯邦共和國'],
  FRA: ['法蘭西共和國'],
  NLD: ['THE NETHERLANDS', 'HOLLAND'],
  VNM: ['VIET NAM'],
  TUR: ['TURKEY'],
}

/** Its name is a part of titles. */
const OWN = 'TWN'

/** The state (alpha-3, or D) by the folded names of its country in Chinese and English. */
const STATES: ReadonlyMap<string, string> = new Map(
  countriesOfStates()
    .filter(([, state]) => state !== OWN)
    .flatMap(([country, state]) => [
      ...['zh-Hant', 'en'].flatMap((language) => {
        const name = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(country)
        return name === undefined ? [] : [[fold(name), state] as const]
      }),
      ...(OTHERS[state] ?? []).map((name) => [fold(name), state] as const),
    ]),
)

/** The state that a text names, in Chinese, in English or in both; null where it says anything else. */
export function nationalityIn(text: string): string | null {
  const chinese = fold(text.replace(/\P{Script=Han}/gu, ''))
  const latin = fold(text.replace(/\p{Script=Han}/gu, ''))
  const named = new Set([STATES.get(chinese), STATES.get(latin)])
  // Of two names one may be misread, or shortened.
  named.delete(undefined)
  const [state, ...others] = named
  return state === undefined || others.length > 0 ? null : state
}

/**
 * The only state that is named by itself among these texts, or else the only one from whose name in Chinese one letter differs; null
 * where there is none, or more than one.
 */
export function printedNationality(texts: readonly string[]): string | null {
  const states = new Set(texts.flatMap((text) => nationalityIn(text) ?? []))
  if (states.size === 0) return onlyOf(new Set(texts.flatMap(nearlyNamed)))
  return onlyOf(states)
}

const onlyOf = (states: ReadonlySet<string>): string | null => {
  const [state, ...others] = states
  return state === undefined || others.length > 0 ? null : state
}

/** Two letters of a name of three are enough where no other state has them. */
const SHORTEST = 3

function nearlyNamed(text: string): string[] {
  const read = [...fold(text.replace(/\P{Script=Han}/gu, ''))]
  if (read.length < SHORTEST) return []
  return [...STATES].flatMap(([name, state]) => {
    const letters = [...name]
    const isNear =
      letters.length === read.length && letters.filter((letter, at) => letter !== read[at]).length === 1
    return isNear && /^\p{Script=Han}+$/u.test(name) ? [state] : []
  })
}
