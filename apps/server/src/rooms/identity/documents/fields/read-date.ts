import type { FieldReading } from '../document-reading.ts'
import { type LaidLine, meanConfidenceOf } from '../lines/laid-line.ts'
import type { RegionReader } from '../regions/read-region.ts'
import { dateInRows, isMonthFirst, isShortRoc, isUnpadded, parseDate } from './parse-date.ts'
import { isInOtherScript } from './parse-spelled-date.ts'
import { readRocDate } from './read-roc-date.ts'
import { confirmByScan, parseTexts, readTexts } from './read-texts.ts'
import type { ValueStrip } from './value-strip.ts'
import { voteValues } from './vote.ts'

const DIGITS = '0123456789'
const LOOKS = 4
const DOUBTED = 0.8

/** Reads a date that is broken over two rows, as scanned; always in doubt. */
export function readDateInRows(upper: ValueStrip, lower: ValueStrip): FieldReading | null {
  const value = dateInRows(upper.scanned.text, lower.scanned.text)
  if (value === null) return null
  return {
    value,
    confidence: Math.min(DOUBTED, ...[upper, lower].map(({ scanned }) => meanConfidenceOf(scanned.letters))),
  }
}

/** A date whose parts stand apart, as scanned; always in doubt. */
function readComposedDate(text: string, letters: LaidLine['letters']): FieldReading | null {
  const value = parseDate(text)
  return value === null ? null : { value, confidence: Math.min(DOUBTED, meanConfidenceOf(letters)) }
}

/** Reads a date as it is written: in Chinese, with digits only, or with its month spelled. */
export async function readDate(at: RegionReader, strip: ValueStrip): Promise<FieldReading | null> {
  const { text, isComposed, letters } = strip.scanned
  if (isComposed === true) return readComposedDate(text, letters)
  if (/[年月日民國国]/.test(text)) return readRocDate(at, strip)
  const characters = /[A-Za-z]/.test(text) ? `ABCDEFGHIJKLMNOPQRSTUVWXYZ${DIGITS}/ ` : `/.-${DIGITS}`
  const texts = await readTexts(at, strip, { language: 'eng', characters, looks: LOOKS, parse: parseDate })
  const read = confirmByScan(voteValues(parseTexts(texts, parseDate)), strip, parseDate)
  return read !== null &&
    (isUnpadded(text) || isShortRoc(text) || isMonthFirst(text) || isInOtherScript(text))
    ? { ...read, confidence: Math.min(DOUBTED, read.confidence) }
    : read
}
