import { englishMonthOf, monthOf } from '../lexicons/month-words.ts'
import { formatCalendarDate } from './format-calendar-date.ts'

/** A day, words, and a year. A Korean month is a digit or two with 월. */
const DAY_FIRST =
  /(?<!\d)(\d{1,2})(?:\d{1,2}월)?([/.-]*(?:[A-Z]|0(?=CT))(?:[A-Z]|0(?=CT)|[/|.,-])*)(\d{4}|\d{2})(?!\d)/u
/** Words, a day, and a year: `MAY 31, 2024`. */
const MONTH_FIRST = /(?<![A-Z])([A-Z]{3,})\.?(\d{1,2})[,.]((?:19|20)\d{2})(?!\d)/u
/** A Korean month whose 월 was not read, `16 1/JAN 2020`: the day, the month in digits, and its English word. */
const NUMBERED = /(?<!\d)(\d{2})(\d{1,2})[^A-Z\d]{0,2}([A-Z]{3,})(\d{4})(?!\d)/u
/** A month in another script, which is read as anything: `09 აპრ/APR 2024` as `09J36/APR2024`. */
const IN_OTHER_SCRIPT = /^(\d{2})(?![A-Z]+[/／]|\d{1,2}[/／])[^/／]{1,7}[/／]([A-Z]{3})(\d{4})$/u
const SHORTEST = 3
/** In two languages at least, so that it is not a year that lost digits; of the years to come, a passport shows ten. */
const LATEST_SHORT_YEAR = 40

const written = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toUpperCase()
    .replaceAll('ß', 'SS')
    .replace(/\s/g, '')

/** Whether a date has its month in another script, of which a letter may have been read as a digit of the day. */
export const isInOtherScript = (text: string): boolean => IN_OTHER_SCRIPT.test(written(text))

/** Parses 31 MAY 2024 as passports print it: the month in English, in another language, or in two, `31 MAI/MAY 2024`. */
export function parseSpelledDate(text: string): string | null {
  const line = written(text)
  const [, numberedDay = '', number, word = '', numberedYear = ''] = NUMBERED.exec(line) ?? []
  if (number !== undefined && englishMonthOf(word) === Number(number))
    return dateOf(numberedYear, word, numberedDay)
  const [, otherDay = '', englishWord = '', otherYear = ''] = IN_OTHER_SCRIPT.exec(line) ?? []
  if (englishMonthOf(englishWord) > 0) return dateOf(otherYear, englishWord, otherDay)
  const dayFirst = DAY_FIRST.exec(line)
  if (dayFirst !== null) {
    const [, day = '', words = '', year = ''] = dayFirst
    return dateOf(year, words, day)
  }
  const [, words = '', day = '', year = ''] = MONTH_FIRST.exec(line) ?? []
  return englishMonthOf(words) === 0 ? null : dateOf(year, words, day)
}

function dateOf(year: string, letters: string, day: string): string | null {
  const words = letters
    .replaceAll('0', 'O')
    .split(/[^A-Z]+/)
    .filter((word) => word !== '')
  const [word = ''] = words
  const month = words.length === 1 ? monthOfWord(word) : monthOfWords(words)
  const isShort = year.length < 4
  if (month === 0 || (isShort && (words.length === 1 || day.length === 1))) return null
  const short = Number(year) + (Number(year) <= LATEST_SHORT_YEAR ? 2000 : 1900)
  return formatCalendarDate(isShort ? short : Number(year), month, Number(day))
}

/** Of two words that lost the stroke between them, `MAIMAY`, one is English. */
function monthOfWord(word: string): number {
  const month = monthOf(word)
  if (word.length < 2 * SHORTEST) return month
  const last = englishMonthOf(word.slice(-SHORTEST))
  return month === 0 || last === 0 || englishMonthOf(word) > 0 ? month || last : last
}

/** English words say what others mean; words that say different months say none. */
function monthOfWords(words: readonly string[]): number {
  const english = new Set(words.map(englishMonthOf).filter((month) => month > 0))
  const inAllLanguages = new Set(words.map(monthOf).filter((month) => month > 0))
  const months = english.size > 0 ? english : inAllLanguages
  const [month = 0] = months
  return months.size === 1 ? month : 0
}
