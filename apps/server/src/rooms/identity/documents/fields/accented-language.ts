import type { AccentedLanguage } from '../../../../providers/ocr/index.ts'

/** The states on whose passports names and places may have accents, by the language whose letters have most of them. */
const STATES: Readonly<Record<AccentedLanguage, string>> = {
  ces: 'BIH CZE HRV LTU LVA MNE SRB SVK SVN',
  deu: 'AUT CHE D DEU EST LIE',
  fra: 'BDI BEL BEN BFA CAF CAN CIV CMR COD COG COM DJI DZA FRA GAB GIN HTI ITA LBN LUX MAR MCO MDG MLI MRT NER NLD RWA SEN TCD TGO TUN',
  isl: 'ISL',
  nor: 'DNK FIN NOR SWE',
  pol: 'POL',
  por: 'AGO BRA CPV GNB MOZ PRT STP TLS',
  spa: 'ARG BOL CHL COL CRI CUB DOM ECU ESP GNQ GTM HND HUN IRL MEX NIC PAN PER PHL PRY SLV URY VEN',
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
