/** A language of names in Latin script, by the letters with marks that its names have, and the states (alpha-3, or D) that print them. */
interface Language {
  /** Letters that neither the machine-readable lines nor the scan have; a reader of accents knows most of those of some. */
  readonly marked: string
  readonly states: string
  /** Where most names of the states have none: only words of this form may have one. */
  readonly words?: RegExp
}

/** Every syllable ends with a vowel, all of which may be long; NG and WH are the only clusters. */
const MAORI = /^(?:(?:NG|WH|[HKMNPRTW])?[AEIOU])+$/

/** After Unicode CLDR’s exemplar letters and ICAO 9303-3, 6. */
const LANGUAGES: readonly Language[] = [
  { marked: 'ÄÖÜß', states: 'AUT CHE D DEU LIE LUX' },
  {
    marked: 'ÀÂÇÉÈÊËÎÏÔÙÛŒ',
    states:
      'BDI BEL BEN BFA CAF CAN CIV CMR COD COG COM DJI DZA FRA GAB GIN HTI LBN MAR MCO MDG MLI MRT MUS NER RWA SEN SYC TCD TGO TUN VUT',
  },
  { marked: 'ÀÈÉÌÒÙ', states: 'ITA SMR VAT' },
  { marked: 'ÁÂÃÀÇÉÊÍÓÔÕÚ', states: 'AGO BRA CPV GNB MAC MOZ PRT STP TLS' },
  {
    marked: 'ÁÉÍÑÓÚÜ',
    states: 'AND ARG BLZ BOL CHL COL CRI CUB DOM ECU ESP GNQ GTM HND MEX NIC PAN PER PRY SLV URY VEN',
  },
  { marked: 'ÁÉÍÓÚ', states: 'IRL' },
  { marked: 'ÄÉËÏÖÜ', states: 'NAM NLD SUR ZAF' },
  { marked: 'ÅÄÆÖØ', states: 'DNK FIN NOR SWE' },
  { marked: 'ÁÐÉÍÓÚÝÞÆÖ', states: 'ISL' },
  { marked: 'ÄÖÕÜŠŽ', states: 'EST' },
  { marked: 'ĀČĒĢĪĶĻŅŠŪŽ', states: 'LVA' },
  { marked: 'ĄČĘĖĮŠŲŪŽ', states: 'LTU' },
  { marked: 'ĄĆĘŁŃÓŚŹŻ', states: 'POL' },
  { marked: 'ÁČĎÉĚÍĽĹŇÓÔŘŔŠŤÚŮÝŽ', states: 'CZE SVK' },
  { marked: 'ČĆĐŠŽ', states: 'BIH HRV MKD MNE SRB SVN' },
  { marked: 'ÁÉÍÓÖŐÚÜŰ', states: 'HUN' },
  { marked: 'ĂÂÎȘȚ', states: 'MDA ROU' },
  { marked: 'ÇË', states: 'ALB RKS XKX' },
  { marked: 'ĊĠĦŻ', states: 'MLT' },
  { marked: 'ÂÇĞIİÖŞÜ', states: 'AZE TKM TUR UZB' },
  { marked: 'ĂÂĐÊÔƠƯ', states: 'VNM' },
  { marked: 'ĀĒĪŌŪ', states: 'COK NIU TKL TON TUV WSM' },
  { marked: 'ĀĒĪŌŪ', states: 'NZL', words: MAORI },
]

const languages = new Map(
  LANGUAGES.flatMap((language) => language.states.split(' ').map((state) => [state, language] as const)),
)

/**
 * Whether a text on a passport of the state, as it was read, may be printed with marks that neither the machine-readable lines have
 * (ICAO 9303-3, 4.1) nor the readers know.
 */
export function mayHaveDiacritics(state: string, text: string): boolean {
  const language = languages.get(state)
  if (language === undefined || language.words === undefined) return language !== undefined
  const { words } = language
  return text
    .toUpperCase()
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => words.test(word))
}
