/** ROC (民國) years begin with 1912. */
export const ROC_BEFORE = 1911
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']

/** Formats an existing calendar day as `yyyy-MM-dd`; else null. */
export function formatCalendarDate(year: number, month: number, day: number): string | null {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text) return null
  return year >= 1900 && year < 2100 ? text : null
}

/** Parses a date in any of the ways documents print one; null when there is none, or more than one. */
export function parseDate(text: string): string | null {
  const ways = [parseRocDate, parseSlashedDate, parseDayFirstDate, parseSpelledDate, parseSpacedDate]
  const dates = new Set(ways.map((parse) => parse(text)).filter((date) => date !== null))
  const [date] = dates
  return dates.size === 1 && date !== undefined ? date : null
}

const IN_WORDS = /(?<!\d)(\d{1,4})年(\d{1,2})月(\d{1,2})日?(?!\d)/
/** 民國090/01/31; without 民國 a year of three digits is one of it too. */
const WITH_STROKES =
  /(?:[民国國](?=\d{2,3}[/.-])|(?<!\d)(?=[01]\d\d[/.-]))(\d{2,3})[/.-](\d{1,2})[/.-](\d{1,2})(?!\d)/u

/** Parses 民國88年5月9日 and 民國088/05/09 anywhere in the text, and years of our era written in the first way. */
export function parseRocDate(text: string): string | null {
  const written = text.replace(/\s/g, '')
  const found = IN_WORDS.exec(written) ?? WITH_STROKES.exec(written)
  if (found === null) return null
  const [, year = 0, month = 0, day = 0] = found.map(Number)
  return formatCalendarDate(year < LATEST_ROC_YEAR ? year + ROC_BEFORE : year, month, day)
}

/** Larger years are of our era. */
const LATEST_ROC_YEAR = 200

/** Whether the month or day of a date (`yyyy-MM-dd`) is a single 1. */
export const hasSingleOne = (date: string): boolean => /-01\b/.test(date)

/** Parses 2024/05/31, also with dots or dashes. */
export function parseSlashedDate(text: string): string | null {
  const found = /(?<!\d)(\d{4})[/.-](\d{2})[/.-](\d{2})(?!\d)/.exec(text.replace(/\s/g, ''))
  if (found === null) return null
  const [, year, month, day] = found.map(Number)
  return formatCalendarDate(year ?? 0, month ?? 0, day ?? 0)
}

/** One of its two separators may be lost. */
const DAY_FIRST = /(?<!\d)(\d{2})(?:[/.-](\d{2})[/.-]?|(\d{2})[/.-])((?:19|20)\d{2})(?!\d)/

/** Parses 31.05.2024, also with slashes or dashes: the day comes first, as everywhere but in the United States. */
function parseDayFirstDate(text: string): string | null {
  const found = DAY_FIRST.exec(text.replace(/\s/g, ''))
  if (found === null) return null
  const [, day, month, same, year] = found
  return formatCalendarDate(Number(year), Number(month ?? same), Number(day))
}

/** Parses 31 05 2024, which is eight digits where the spaces were not read. */
function parseSpacedDate(text: string): string | null {
  const found = /^(\d{2})(\d{2})((?:19|20)\d{2})$/.exec(text.replace(/\s/g, ''))
  if (found === null) return null
  const [, day, month, year] = found.map(Number)
  return formatCalendarDate(year ?? 0, month ?? 0, day ?? 0)
}

/** Parses 31 MAY 2024 as passports print it; a French month after a slash is ignored. */
export function parseSpelledDate(text: string): string | null {
  const found = /(?<!\d)(\d{2})([A-Z][A-Z0]{2}|0CT)(?:[A-Z]*|\/[A-ZÉÛ]+)((?:19|20)\d{2})(?!\d)/.exec(
    text.toUpperCase().replace(/[\s.,]/g, ''),
  )
  if (found === null) return null
  const month = MONTHS.indexOf((found[2] ?? '').replaceAll('0', 'O')) + 1
  return month === 0 ? null : formatCalendarDate(Number(found[3]), month, Number(found[1]))
}
