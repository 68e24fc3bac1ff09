import type { AccentedLanguage } from '../../../../providers/ocr/index.ts'

/** The states on whose passports names and places are printed with accents that a text reader knows, by its language. */
const STATES: Readonly<Record<AccentedLanguage, string>> = {
  deu: 'AUT CHE D DEU LIE',
  fra: 'BEL CAN FRA LUX MCO',
  por: 'AGO BRA CPV MOZ PRT',
  spa: 'ARG BOL CHL COL CRI CUB DOM ECU ESP GTM HND MEX NIC PAN PER PHL PRY SLV URY VEN',
  tur: 'TUR',
  vie: 'VNM',
}

const languages = new Map(
  (Object.keys(STATES) as AccentedLanguage[]).flatMap((language) =>
    STATES[language].split(' ').map((state) => [state, language] as const),
  ),
)

/** The language in which a passport of the state (alpha-3, or D) may have accents; null where none is known. */
export const accentedLanguageOf = (state: string): AccentedLanguage | null => languages.get(state) ?? null
