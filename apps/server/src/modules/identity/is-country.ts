const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

/** Codes that the list of regions has beside countries: unions, and what is not known. */
const NO_COUNTRIES: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])

/** Whether a code of ISO 3166-1 alpha-2 is a country's. */
export const isCountry = (code: string): boolean => names.of(code) !== undefined && !NO_COUNTRIES.has(code)
