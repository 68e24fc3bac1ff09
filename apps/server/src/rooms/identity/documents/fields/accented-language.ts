import type { AccentedLanguage } from '../../../../providers/ocr/index.ts'

/** The states on whose passports names and places may have accents, by the language whose letters have most of them. */
const STATES: Readonly<Record<AccentedLanguage, string>> = {
  ces: 'BIH CZE HRV LTU LVA MNE SRB SVK SVN',
  deu: 'AUT CHE D DEU EST FIN LIE SWE',
  fra: 'BEL CAN FRA ITA LUX MCO NLD',
  pol: 'POL',
  por: 'AGO BRA CPV MOZ PRT',
  spa: 'ARG BOL CHL COL CRI CUB DOM ECU ESP GTM HND HUN IRL MEX NIC PAN PER PHL PRY SLV URY VEN',
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
