import type { TextBox } from '../../../../providers/ocr/index.ts'
import type { FieldReading } from '../document-kind.ts'
import type { PlaceReader } from '../page/read-place.ts'
import { hasLoneOne, parseMinguoDate } from './parse-date.ts'
import { parsed, readTexts } from './read-values.ts'
import { voteValues } from './vote.ts'

const HOW = { language: 'chi_tra', characters: '民國年月日0123456789', looks: 4 } as const
const DOUBTED = 0.8

/** 民國88年5月9日. One in which the reader may have missed a one is looked at in every way. */
export async function readMinguoDate(at: PlaceReader, place: TextBox): Promise<FieldReading | null> {
  const texts = await readTexts(at, place, { ...HOW, parse: parseMinguoDate, isDeceptive: hasLoneOne })
  return voteMinguoDate(parsed(texts, parseMinguoDate))
}

/** Two ones beside each other may be read as one, in many looks alike, but one never as two: any look that has two is right, if not surely. */
export function voteMinguoDate(dates: readonly FieldReading[]): FieldReading | null {
  const meant = dates.map((date) => ({ ...date, value: withMostOnes(date.value, dates) }))
  const voted = voteValues(meant)
  const isAsRead = meant.every(({ value }, index) => value === dates[index]?.value)
  return voted === null || isAsRead ? voted : { ...voted, confidence: Math.min(DOUBTED, voted.confidence) }
}

/** The date as a look has it that differs by a second one alone. */
const withMostOnes = (date: string, others: readonly FieldReading[]): string =>
  others.reduce(
    (most, { value }) => (single(value) === single(date) && ones(value) > ones(most) ? value : most),
    date,
  )
const single = (date: string): string => date.replaceAll('-11', '-01')
const ones = (date: string): number => date.split('-11').length
