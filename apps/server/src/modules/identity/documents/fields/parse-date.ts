/** 民國 years begin with 1912. */
const MINGUO = 1911
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']

/** `yyyy-MM-dd` of a day that the calendar has; else null. */
export function dayOf(year: number, month: number, day: number): string | null {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text) return null
  return year >= 1900 && year < 2100 ? text : null
}

/** 民國88年5月9日, whatever stands around it. */
export function parseMinguoDate(text: string): string | null {
  const found = /(\d{1,3})年(\d{1,2})月(\d{1,2})日?/.exec(text.replace(/\s/g, ''))
  if (found === null) return null
  const [, year, month, day] = found.map(Number)
  return dayOf((year ?? 0) + MINGUO, month ?? 0, day ?? 0)
}

/** Whether the month or the day of a date (`yyyy-MM-dd`) is a one alone. */
export const hasLoneOne = (date: string): boolean => /-01\b/.test(date)

/** 2024/05/31, also with dots or dashes. */
export function parseSlashedDate(text: string): string | null {
  const found = /(\d{4})[/.-](\d{2})[/.-](\d{2})/.exec(text.replace(/\s/g, ''))
  if (found === null) return null
  const [, year, month, day] = found.map(Number)
  return dayOf(year ?? 0, month ?? 0, day ?? 0)
}

/** 31 MAY 2024, as passports have it; French after a slash does not matter. */
export function parseSpelledDate(text: string): string | null {
  const found = /(\d{2})([A-Z]{3}).*?((?:19|20)\d{2})/.exec(text.toUpperCase().replace(/\s/g, ''))
  if (found === null) return null
  const month = MONTHS.indexOf(found[2] ?? '') + 1
  return month === 0 ? null : dayOf(Number(found[3]), month, Number(found[1]))
}
