import type { FieldReading } from '../document-reading.ts'
import type { RegionReader } from '../regions/read-region.ts'
import { isPartOf } from './lost-digits.ts'
import { hasSingleOne, isInChineseNumbers, parseRocDate, ROC_BEFORE } from './parse-date.ts'
import { confirmByScan, parseTexts, readTexts } from './read-texts.ts'
import { hasOnlyZerosElse } from './slashed-zero.ts'
import type { ValueStrip } from './value-strip.ts'
import { voteValues } from './vote.ts'

const HOW = { language: 'chi_tra', looks: 4 } as const
const [IN_WORDS, WITH_STROKES] = ['民國年月日0123456789', '民國0123456789/.-']
const IN_CHINESE = '民國年月日〇零一二三四五六七八九十百廿卅元'
const DOUBTED = 0.8

/** Reads a date such as 民國88年5月9日. A date in which OCR may have dropped a 1 is read in all ways. */
export async function readRocDate(at: RegionReader, strip: ValueStrip): Promise<FieldReading | null> {
  const { text } = strip.scanned
  const characters = isInChineseNumbers(text) ? IN_CHINESE : /[年月]/u.test(text) ? IN_WORDS : WITH_STROKES
  const how = { ...HOW, characters, parse: parseRocDate, isDeceptive: hasSingleOne }
  const texts = await readTexts(at, strip, how)
  const voted = voteRocDate(parseTexts(texts, parseRocDate))
  const whole = isInChineseNumbers(text) ? texts.filter((one) => !isPartOfScan(one.text, text)) : texts
  const meant = voteRocDate(parseTexts(whole, parseRocDate))
  if (meant === null || meant.value === voted?.value) return confirmByScan(voted, strip, parseRocDate)
  return { ...meant, confidence: Math.min(DOUBTED, meant.confidence) }
}

/** Whether a date in Chinese numbers is what the scan read without some of its letters, which are of few strokes: 二十日 of 二十八日. */
export function isPartOfScan(text: string, scanned: string): boolean {
  const [part = '', whole = ''] = [text, scanned].map((one) => one.replace(/\s/g, ''))
  return part.length < whole.length && isPartOf(part, whole)
}

/**
 * OCR may read 11 as 1 consistently, but never 1 as 11: any reading with 11 wins, with lower confidence. So does the last
 * reading, the scan’s, where the others have lost digits of it.
 */
export function voteRocDate(dates: readonly FieldReading[]): FieldReading | null {
  const scanned = dates.at(-1)
  const meant = dates.map((date) => {
    const isLost =
      scanned !== undefined && (hasLostDigits(date.value, scanned.value) || hasLostZeros(date.value, scanned))
    return { ...date, value: withMostOnes(isLost ? scanned.value : date.value, dates) }
  })
  const voted = voteValues(meant)
  const isAsRead = meant.every(({ value }, index) => value === dates[index]?.value)
  return voted === null || isAsRead ? voted : { ...voted, confidence: Math.min(DOUBTED, voted.confidence) }
}

/** Whether a date is another one of which digits were lost: 3月9日 of 3月19日, 5年 of 105年. */
function hasLostDigits(date: string, whole: string): boolean {
  if (date === whole) return false
  const [short, long] = [date, whole].map(numbersOf)
  return (short ?? []).every((part, at) => isPartOf(part, long?.[at] ?? ''))
}

/** Whether a date is another one but for zeros with a stroke in them: 79年 of 70年. */
const hasLostZeros = (date: string, { value, confidence }: FieldReading): boolean =>
  confidence >= ZERO && hasOnlyZerosElse(numbersOf(date), numbersOf(value))
const ZERO = 0.9

/** Year, month and day as printed. */
const numbersOf = (date: string): string[] =>
  date.split('-').map((part, at) => String(Number(part) - (at === 0 ? ROC_BEFORE : 0)))

/** The date with 11 when another reading differs only in that. */
const withMostOnes = (date: string, others: readonly FieldReading[]): string =>
  others.reduce(
    (most, { value }) => (single(value) === single(date) && ones(value) > ones(most) ? value : most),
    date,
  )
const single = (date: string): string => date.replaceAll('-11', '-01')
const ones = (date: string): number => date.split('-11').length
