import { formatCalendarDate } from './format-calendar-date.ts'
import { parseSpelledDate } from './parse-spelled-date.ts'

/** ROC (民國) years begin with 1912. */
export const ROC_BEFORE = 1911

/** Parses a date in any of the ways documents print one; null when there is none, or more than one. */
export function parseDate(text: string): string | null {
  const ways = [
    parseRocDate,
    parseSlashedDate,
    parseUnpaddedDate,
    parseShortRocDate,
    parseDayFirstDate,
    parseMonthFirstDate,
    parseSpelledDate,
    parseSpacedDate,
  ]
  const dates = new Set(ways.map((parse) => parse(text)).filter((date) => date !== null))
  const [date] = dates
  return dates.size === 1 && date !== undefined ? date : null
}

/** The date of a text that is broken over two rows, from top to bottom. */
export const dateInRows = (upper: string, lower: string): string | null =>
  parseDate(`${upper} ${lower}`) ?? parseDate(upper + lower)

const IN_WORDS = /(?<!\d)(\d{1,4})年(\d{1,2})月(\d{1,2})日?(?!\d)/
/** 民國090/01/31; without 民國 a year of three digits is one of it too. */
const WITH_STROKES =
  /(?:[民国國](?=\d{2,3}[/.-])|(?<!\d)(?=[01]\d\d[/.-]))(\d{2,3})[/.-](\d{1,2})[/.-](\d{1,2})(?!\d)/u

/** Parses 民國88年5月9日 and 民國088/05/09 anywhere in the text, and years of our era written in the first way. */
export function parseRocDate(text: string): string | null {
  const written = withDigits(text.replace(/\s/g, ''))
  const found = IN_WORDS.exec(written) ?? WITH_STROKES.exec(written)
  if (found === null) return null
  const [, year = 0, month = 0, day = 0] = found.map(Number)
  return formatCalendarDate(year < LATEST_ROC_YEAR ? year + ROC_BEFORE : year, month, day)
}

/** Larger years are of our era. */
const LATEST_ROC_YEAR = 200

const CHINESE_NUMBER = /[〇零○OＯ一二三四五六七八九十百]+(?=[年月日])/gu
/** Other forms of 〇, and the letter that readers take it for. */
const ZERO = /[零○OＯ]/gu
const CHINESE_DIGITS = '〇一二三四五六七八九'

/** Whether a date is written in Chinese numbers: 民國六十年四月十二日. */
export const isInChineseNumbers = (text: string): boolean => new RegExp(CHINESE_NUMBER).test(text)

/** Short forms of Chinese numbers, and the first year of a calendar. */
const SHORT: Readonly<Record<string, string>> = { 廿: '二十', 卅: '三十', 元: '一' }
const SHORT_NUMBERS = /[廿卅](?=[一二三四五六七八九]?[年月日])|元(?=年)/gu

/** A date with its Chinese numbers in digits: 一百十二年 and 一一二年 are 112年. */
const withDigits = (text: string): string =>
  text
    .replace(SHORT_NUMBERS, (word) => SHORT[word] ?? word)
    .replace(CHINESE_NUMBER, (words) => {
      const number = words.replaceAll(ZERO, '〇')
      if (!/[十百]/.test(number)) return [...number].map((word) => CHINESE_DIGITS.indexOf(word)).join('')
      const [hundreds, rest = ''] = number.includes('百') ? number.split('百') : ['〇', number]
      const [tens, ones = ''] = rest.includes('十') ? rest.split('十') : ['〇', rest]
      const numeralOf = (word = '', none = 0) => (word === '' ? none : CHINESE_DIGITS.indexOf(word.slice(-1)))
      return String(100 * numeralOf(hundreds, 1) + 10 * numeralOf(tens, 1) + numeralOf(ones))
    })

/** Whether the month or day of a date (`yyyy-MM-dd`) is a single 1. */
export const hasSingleOne = (date: string): boolean => /-01\b/.test(date)

/** Parses 2024/05/31, also with dots or dashes. */
export function parseSlashedDate(text: string): string | null {
  const found = /(?<!\d)(\d{4})[/.-](\d{2})[/.-](\d{2})(?!\d)/.exec(text.replace(/\s/g, ''))
  if (found === null) return null
  const [, year, month, day] = found.map(Number)
  return formatCalendarDate(year ?? 0, month ?? 0, day ?? 0)
}

/** A padded month before a single digit has lost a digit of the day. */
const UNPADDED = /(?<!\d)((?:19|20)\d{2})[/.-](?!0\d[/.-]\d(?!\d))(\d{1,2})[/.-](\d{1,2})(?!\d)/u

/** Whether a month or a day of a date in digits has one digit, which may be what was read of two. */
export const isUnpadded = (text: string): boolean =>
  parseSlashedDate(text) === null && parseUnpaddedDate(text) !== null

/** Parses 2024/5/31 and 2024. 5. 31. */
function parseUnpaddedDate(text: string): string | null {
  const found = UNPADDED.exec(text.replace(/\s/g, ''))
  if (found === null) return null
  const [, year, month, day] = found.map(Number)
  return formatCalendarDate(year ?? 0, month ?? 0, day ?? 0)
}

/** No day is so large, and no month: the first number is a year, and documents with two digits of it count from 1912. */
const SHORT_ROC = /^(3[2-9]|[4-9]\d)[/.-](\d{1,2})[/.-](\d{1,2})$/u

/** Whether a date is written as 66.04.10, without the calendar’s name. */
export const isShortRoc = (text: string): boolean => parseShortRocDate(text) !== null

/** Parses 66.04.10 and 66/4/10. */
function parseShortRocDate(text: string): string | null {
  const found = SHORT_ROC.exec(text.replace(/\s/g, ''))
  if (found === null) return null
  const [, year, month, day] = found.map(Number)
  return formatCalendarDate((year ?? 0) + ROC_BEFORE, month ?? 0, day ?? 0)
}

/** One of its two separators may be lost. The end of one date and the beginning of the next are none: 2019-11-08 2022-11-07. */
const DAY_FIRST = /(?<!\d|\d[/.-])(\d{2})(?:[/.-](\d{2})[/.-]?|(\d{2})[/.-])((?:19|20)\d{2})(?![/.-]?\d)/

/** Parses 31.05.2024, also with slashes or dashes: the day comes first, as everywhere but in the United States. */
function parseDayFirstDate(text: string): string | null {
  const found = DAY_FIRST.exec(text.replace(/\s/g, ''))
  if (found === null) return null
  const [, day, month, same, year] = found
  return formatCalendarDate(Number(year), Number(month ?? same), Number(day))
}

/** No month is so large: the month comes first, as in the United States. */
const MONTH_FIRST = /(?<!\d|\d[/.-])(\d{2})([/.-])(1[3-9]|2\d|3[01])\2((?:19|20)\d{2})(?![/.-]?\d)/

/** Whether a date is written as 01/30/2001. */
export const isMonthFirst = (text: string): boolean => parseMonthFirstDate(text) !== null

/** Parses 05/31/2024. */
function parseMonthFirstDate(text: string): string | null {
  const found = MONTH_FIRST.exec(text.replace(/\s/g, ''))
  if (found === null) return null
  const [, month, , day, year] = found.map(Number)
  return formatCalendarDate(year ?? 0, month ?? 0, day ?? 0)
}

/** Parses 31 05 2024, which is eight digits where the spaces were not read. */
function parseSpacedDate(text: string): string | null {
  const found = /^(\d{2})(\d{2})((?:19|20)\d{2})$/.exec(text.replace(/\s/g, ''))
  if (found === null) return null
  const [, day, month, year] = found.map(Number)
  return formatCalendarDate(year ?? 0, month ?? 0, day ?? 0)
}
