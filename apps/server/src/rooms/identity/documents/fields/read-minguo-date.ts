import type { FieldReading } from '../document-reading.ts'
import type { RegionReader } from '../regions/read-region.ts'
import { hasSingleOne, parseMinguoDate } from './parse-date.ts'
import { confirmByScan, parseTexts, readTexts } from './read-texts.ts'
import type { ValueStrip } from './value-strip.ts'
import { voteValues } from './vote.ts'

const HOW = { language: 'chi_tra', characters: '民國年月日0123456789', looks: 4 } as const
const DOUBTED = 0.8

/** Reads a date such as 民國88年5月9日. A date in which OCR may have dropped a 1 is read in all ways. */
export async function readMinguoDate(at: RegionReader, strip: ValueStrip): Promise<FieldReading | null> {
  const texts = await readTexts(at, strip, { ...HOW, parse: parseMinguoDate, isDeceptive: hasSingleOne })
  return confirmByScan(voteMinguoDate(parseTexts(texts, parseMinguoDate)), strip, parseMinguoDate)
}

/** OCR may read 11 as 1 consistently, but never 1 as 11: any reading with 11 wins, with lower confidence. */
export function voteMinguoDate(dates: readonly FieldReading[]): FieldReading | null {
  const meant = dates.map((date) => ({ ...date, value: withMostOnes(date.value, dates) }))
  const voted = voteValues(meant)
  const isAsRead = meant.every(({ value }, index) => value === dates[index]?.value)
  return voted === null || isAsRead ? voted : { ...voted, confidence: Math.min(DOUBTED, voted.confidence) }
}

/** The date with 11 when another reading differs only in that. */
const withMostOnes = (date: string, others: readonly FieldReading[]): string =>
  others.reduce(
    (most, { value }) => (single(value) === single(date) && ones(value) > ones(most) ? value : most),
    date,
  )
const single = (date: string): string => date.replaceAll('-11', '-01')
const ones = (date: string): number => date.split('-11').length
