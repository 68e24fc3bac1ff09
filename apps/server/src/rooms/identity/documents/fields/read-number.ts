import { hasValidIdCheckDigit } from '@gamehall/contract/identity'
import type { FieldReading } from '../document-reading.ts'
import { type RegionReader, readFirstLetter } from '../regions/read-region.ts'
import {
  isAmbiguousHead,
  isTelephone,
  lettersSimilarToDigit,
  parseLetteredSerial,
  parseNumberWithoutLetter,
  parseRegisteredNumber,
  parseSerial,
  similarIdNumbers,
} from './parse-id-number.ts'
import { confirmByScan, type OcrText, type Parse, parseTexts, readTexts, scannedText } from './read-texts.ts'
import type { ValueStrip } from './value-strip.ts'
import { voteLetters, voteValues } from './vote.ts'

const DIGITS = '0123456789'
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const LOOKS = 4
/** Confidence when a valid check digit confirms the reading. */
const PROVEN = 0.97
/** Confidence when the letter was corrected or read alone: O, D and Q have the same check digit. */
const REPAIRED = 0.8
/** A scan whose letters are all surer than this was read well; and where readings of the other engine differ. */
const [CLEAR, LEGIBLE] = [0.97, 0.85]
/** Below it, the vote’s readings differ. */
const SPLIT = 0.6

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

const onlyHolding = (numbers: readonly string[]): string | null => {
  const [only, ...others] = numbers.filter(hasValidIdCheckDigit)
  return only === undefined || others.length > 0 ? null : only
}

/** All numbers that have in each place what one of the readings has there; none where those differ too much. */
function combinationsOf(numbers: readonly Pick<FieldReading, 'value'>[]): string[] {
  let all = ['']
  for (let at = 0; at < (numbers[0]?.value.length ?? 0); at += 1) {
    const read = new Set(numbers.map(({ value }) => value.charAt(at)))
    all = all.flatMap((begun) => [...read].map((letter) => begun + letter))
    if (all.length > MOST_COMBINED) return []
  }
  return all
}
/** Of more, one has the right check digit by chance. */
const MOST_COMBINED = 4

/** A reading with a valid check digit when unique; else the only number that it can have been, or the majority. */
export function voteNumber(numbers: readonly FieldReading[]): FieldReading | null {
  const holding = numbers.filter(({ value }) => hasValidIdCheckDigit(value))
  const voted = voteValues(holding.length > 0 ? holding : numbers)
  if (voted === null) return null
  if (holding.length === 0) {
    const meant = onlyHolding(combinationsOf(numbers)) ?? onlyHolding(similarIdNumbers(voted.value))
    return meant !== null
      ? { value: meant, confidence: REPAIRED }
      : { ...voted, confidence: voted.confidence / 2 }
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

/** Whether the scan has a whole serial of digits where the vote has a letter among as many characters: it knows digits best. */
export const isOfDigits = (scan: string, voted: Pick<FieldReading, 'value'> | null): boolean =>
  voted !== null &&
  /^\d{10}$/.test(parseSerial(scan) ?? '') &&
  /^(?=.*\d{5})[A-Z\d]{10}$/.test(voted.value) &&
  /[A-Z]/.test(voted.value)

/** Reads a serial number as digits only, in doubt. */
async function readDigits(at: RegionReader, strip: ValueStrip): Promise<FieldReading | null> {
  const texts = await readTexts(at, strip, {
    language: 'eng',
    characters: DIGITS,
    looks: LOOKS,
    parse: parseSerial,
  })
  const voted = voteSerial(parseTexts(texts, parseSerial))
  const { text, confidence } = scannedText(strip)
  const isWhole = voted !== null && voted.value.length === SERIAL_LENGTH
  return doubtRepaired(isWhole ? voted : { value: parseSerial(text) ?? '', confidence })
}

/** Reads a serial number character by character: it has no check digit. */
export async function readSerial(at: RegionReader, strip: ValueStrip): Promise<FieldReading | null> {
  const scan = scannedText(strip)
  const first = voteSerial(parseTexts(await look(at, strip, parseSerial), parseSerial))
  const voted = isOfDigits(scan.text, first) ? await readDigits(at, strip) : first
  const read = preferClearScan(confirmByScan(voted, strip, parseSerial), scan, parseSerial)
  return read !== null && isTelephone(scan.text) ? doubtRepaired(read) : read
}

/**
 * The scan knows digits best: where it has all of them clearly, a vote for others of the same length is not taken, nor one for
 * those of a whole serial and more, which are strokes beside it.
 */
export function preferClearScan(
  voted: FieldReading | null,
  scan: Pick<OcrText, 'text' | 'confidence'>,
  parse: Parse,
): FieldReading | null {
  const value = parse(scan.text)
  if (voted === null || value === null) return voted
  const isLonger = value.length >= SERIAL_LENGTH && voted.value.includes(value)
  if (value.length !== voted.value.length && !isLonger) return voted
  if (scan.confidence < (voted.confidence < SPLIT ? LEGIBLE : CLEAR)) return voted
  return value === voted.value ? voted : doubtRepaired({ value, confidence: scan.confidence })
}

/**
 * Reads a serial number that may begin with letters: with a letter only where as many readings have one as have a digit
 * there, or where it looks like the digit and is read so alone. A number that lacks a character has its first one read alone.
 */
export async function readLetteredSerial(at: RegionReader, strip: ValueStrip): Promise<FieldReading | null> {
  const texts = await look(at, strip, parseLetteredSerial)
  const read = await readHead(at, strip, parseTexts(texts, parseLetteredSerial))
  return read && withoutStroke(restoreLetters(read, texts, scannedText(strip).text), scannedText(strip))
}

/** A longer reading than a serial has is the scan’s serial where that ends it: a border beside it was read as a letter. In doubt else. */
export function withoutStroke(read: FieldReading, scan: Pick<OcrText, 'text' | 'confidence'>): FieldReading {
  if (read.value.length <= SERIAL_LENGTH) return read
  const value = parseLetteredSerial(scan.text)
  const isEnd = value?.length === SERIAL_LENGTH && scan.confidence >= LEGIBLE && read.value.endsWith(value)
  return doubtRepaired(isEnd ? { ...read, value } : read)
}

async function readHead(
  at: RegionReader,
  strip: ValueStrip,
  serials: readonly FieldReading[],
): Promise<FieldReading | null> {
  const lettered = serials.filter(({ value }) => /^[A-Z]/.test(value))
  const numbered = serials.filter((serial) => !lettered.includes(serial))
  const isLettered = lettered.length > 0 && lettered.length >= numbered.length
  const voted = voteSerial(isLettered ? lettered : numbered)
  if (voted === null) return null
  if (isLettered) return isAmbiguousHead(voted.value) ? doubtRepaired(voted) : voted
  const [first, again] = await readFirstLetter(at, strip, CAPITALS + DIGITS)
  if (first === undefined) return doubtRepaired(voted)
  if (voted.value.length < SERIAL_LENGTH) return doubtRepaired({ ...voted, value: first + voted.value })
  const isLetter =
    first === again && SERIAL_LETTER.test(first) && lettersSimilarToDigit(voted.value).includes(first)
  return doubtRepaired(isLetter ? { ...voted, value: first + voted.value.slice(1) } : voted)
}

/**
 * Behind its first two characters, a serial has a letter for a digit only where more than half of the readings have that letter, and
 * where the scan has one as well: it knows digits best.
 */
export function restoreLetters(read: FieldReading, texts: readonly OcrText[], scan?: string): FieldReading {
  const scanned = scan === undefined ? null : parseSerial(scan)
  const isDigit = (at: number) => scanned?.length === read.value.length && /^\d$/.test(scanned.charAt(at))
  const serials = texts.flatMap(({ text }) => parseSerial(text) ?? [])
  const whole = serials.filter((serial) => serial.length === read.value.length)
  const value = [...read.value]
    .map((digit, at) => {
      const letter = whole
        .map((serial) => serial.charAt(at))
        .find((one) => at >= HEAD && SERIAL_LETTER.test(one))
      const voices = whole.filter((serial) => serial.charAt(at) === letter).length
      return letter !== undefined && !isDigit(at) && 2 * voices > whole.length ? letter : digit
    })
    .join('')
  return value === read.value ? read : doubtRepaired({ ...read, value })
}

const doubtRepaired = ({ value, confidence }: FieldReading): FieldReading => ({
  value,
  confidence: Math.min(REPAIRED, confidence),
})

const SERIAL_LENGTH = 10
const HEAD = 2
/** Serials do without the letters that are taken for 0 and 1. */
const SERIAL_LETTER = /^[A-HJ-NPR-Z]$/

const voteSerial = (values: readonly FieldReading[]): FieldReading | null =>
  voteLetters(values.map(({ value, confidence }) => ({ letters: [...value], confidence })))
