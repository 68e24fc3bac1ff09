const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

/** Region codes of Intl.DisplayNames that are not countries: unions and "unknown". */
const NO_COUNTRIES: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])

/** Whether an ISO 3166-1 alpha-2 code names a country. */
export const isCountry = (code: string): boolean => names.of(code) !== undefined && !NO_COUNTRIES.has(code)
