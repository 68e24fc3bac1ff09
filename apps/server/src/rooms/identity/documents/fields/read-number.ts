import { hasValidIdCheckDigit } from '@gamehall/contract/identity'
import type { FieldReading } from '../document-reading.ts'
import { type RegionReader, readFirstLetter } from '../regions/read-region.ts'
import {
  isAmbiguousHead,
  lettersSimilarToDigit,
  parseLetteredSerial,
  parseNumberWithoutLetter,
  parseRegisteredNumber,
  parseSerial,
  similarIdNumbers,
} from './parse-id-number.ts'
import { confirmByScan, type OcrText, type Parse, parseTexts, readTexts } from './read-texts.ts'
import type { ValueStrip } from './value-strip.ts'
import { voteLetters, voteValues } from './vote.ts'

const DIGITS = '0123456789'
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const LOOKS = 4
/** Confidence when a valid check digit confirms the reading. */
const PROVEN = 0.97
/** Confidence when the letter was corrected or read alone: O, D and Q have the same check digit. */
const REPAIRED = 0.8

const look = (at: RegionReader, strip: ValueStrip, parse: Parse): Promise<OcrText[]> =>
  readTexts(at, strip, { language: 'eng', characters: CAPITALS + DIGITS, looks: LOOKS, parse })

/** Reads a national ID number, or with `hasSecondLetter` a resident number, including old ones. */
export async function readRegisteredNumber(
  at: RegionReader,
  strip: ValueStrip,
  hasSecondLetter: boolean,
): Promise<FieldReading | null> {
  const parse = (text: string) => parseRegisteredNumber(text, hasSecondLetter)
  const texts = await look(at, strip, parse)
  const numbers = parseTexts(texts, parse)
  if (numbers.length > 0) return confirmByScan(voteNumber(numbers), strip, parse)
  const body = voteValues(parseTexts(texts, parseNumberWithoutLetter))
  if (body === null) return null
  const letters = await readFirstLetter(at, strip, CAPITALS)
  return prependLetter([...letters, ...texts.flatMap(({ text }) => lettersSimilarToDigit(text))], body)
}

/** A reading with a valid check digit when unique; else the majority, or the only number it can have been. */
function voteNumber(numbers: readonly FieldReading[]): FieldReading | null {
  const holding = numbers.filter(({ value }) => hasValidIdCheckDigit(value))
  const voted = voteValues(holding.length > 0 ? holding : numbers)
  if (voted === null) return null
  if (holding.length === 0) {
    const [meant, ...others] = similarIdNumbers(voted.value).filter(hasValidIdCheckDigit)
    const isOne = meant !== undefined && others.length === 0
    return isOne ? { value: meant, confidence: REPAIRED } : { ...voted, confidence: voted.confidence / 2 }
  }
  const isOnly = holding.every(({ value }) => value === voted.value)
  return holding.length > 1 && isOnly ? { ...voted, confidence: Math.max(PROVEN, voted.confidence) } : voted
}

/**
 * Completes a number with its separately read first letter, preferring one that makes the check digit valid. Lowers the
 * confidence.
 */
export function prependLetter(letters: readonly string[], body: FieldReading): FieldReading | null {
  const numbers = letters.map((letter) => letter + body.value)
  const holding = numbers.find(hasValidIdCheckDigit)
  if (holding !== undefined) return { value: holding, confidence: Math.min(REPAIRED, body.confidence) }
  const [first] = numbers
  return first === undefined ? null : voteNumber([{ value: first, confidence: body.confidence }])
}

/** Reads a serial number character by character: it has no check digit. */
export async function readSerial(at: RegionReader, strip: ValueStrip): Promise<FieldReading | null> {
  return confirmByScan(
    voteSerial(parseTexts(await look(at, strip, parseSerial), parseSerial)),
    strip,
    parseSerial,
  )
}

/**
 * Reads a serial number that begins with a letter. A letter read as a digit every time is read alone. One that stays a
 * digit is kept, and never certain.
 */
export async function readLetteredSerial(at: RegionReader, strip: ValueStrip): Promise<FieldReading | null> {
  const serials = parseTexts(await look(at, strip, parseLetteredSerial), parseLetteredSerial)
  const isLettered = serials.some(({ value }) => /^[A-Z]/.test(value))
  const voted = voteSerial(isLettered ? serials.filter(({ value }) => /^[A-Z]/.test(value)) : serials)
  if (voted === null) return null
  if (isLettered) return isAmbiguousHead(voted.value) ? doubtRepaired(voted) : voted
  const read = await readFirstLetter(at, strip, CAPITALS + DIGITS)
  const letter = read.find((text) => /[A-Z]/.test(text))
  return letter === undefined ? doubtRepaired(voted) : headedSerial(letter, voted)
}

const doubtRepaired = ({ value, confidence }: FieldReading): FieldReading => ({
  value,
  confidence: Math.min(REPAIRED, confidence),
})

const SERIAL_LENGTH = 10
/** The letter replaces the digit it was read as, or precedes a number that lacks it. */
function headedSerial(letter: string, { value, confidence }: FieldReading): FieldReading {
  const body = value.length < SERIAL_LENGTH ? value : value.slice(1)
  return { value: letter + body, confidence: Math.min(REPAIRED, confidence) }
}

const voteSerial = (values: readonly FieldReading[]): FieldReading | null =>
  voteLetters(values.map(({ value, confidence }) => ({ letters: [...value], confidence })))
