import type { FieldReading } from '../document-reading.ts'
import { type RegionReader, type RegionReading, readRegion } from '../regions/read-region.ts'
import { adoptForms } from './adopt-forms.ts'
import { correctAddress } from './correct-address.ts'
import { correctPlaceName, isPlaceName, isWholePlace, PLACES, withoutRest } from './correct-place-name.ts'
import { isWellFormedAddress } from './is-well-formed-address.ts'
import { restoreDigits } from './lost-digits.ts'
import { matchListedValue } from './match-listed-value.ts'
import { recoverMissingLetters } from './recover-missing-letters.ts'
import { withZeros } from './slashed-zero.ts'
import type { ValueStrip } from './value-strip.ts'
import { verifyShapes } from './verify-shapes.ts'
import { type VoteCandidate, voteLetters } from './vote.ts'

const WORDS = /[\p{Script=Han}\d\-()（）、]/u
/** Text before the first character is a crease or the document’s edge. */
const BEFORE = /[^\p{Script=Han}\d]/u

const WORD_LOOKS = 4
/** Readings that suffice where they and the scan agree. */
const ALIKE = 2
/** Confidence cap: a rare character may be a consistent misreading. */
const UNUSUAL = 0.8

const voiceOf = ({ letters, confidence }: RegionReading, kept: RegExp): VoteCandidate => {
  const fitting = letters.filter(({ text }) => kept.test(text))
  const from = fitting.findIndex(({ text }) => !BEFORE.test(text))
  const read = from === -1 ? [] : fitting.slice(from)
  return {
    letters: read.map(({ text }) => text),
    confidences: read.map((letter) => letter.confidence),
    confidence,
  }
}

export interface Listening {
  readonly kept: RegExp
  readonly looks: number
  readonly isPlausible?: (text: string) => boolean
  readonly isLikely?: (letter: string, at: number) => boolean
}

/** Reads a strip repeatedly until two readings agree with the scan; the scan’s voice comes last. */
export async function listen(at: RegionReader, strip: ValueStrip, how: Listening): Promise<VoteCandidate[]> {
  const { kept, looks, isPlausible = () => true, isLikely } = how
  const scanned = strip.scanned.letters.filter(({ text }) => kept.test(text))
  const voicesOf = (readings: readonly RegionReading[]) => {
    const voices = readings.map((one) => voiceOf(one, kept))
    return [...voices, adoptForms(scanned, voices, isLikely)]
  }
  const isSettled = (readings: readonly RegionReading[]) => {
    if (readings.length < ALIKE) return false
    const voices = voicesOf(readings)
    const scan = voices.at(-1)
    // Where the engine reads next to nothing of the line twice, it will not the third time.
    if (scan !== undefined && voices.every((voice) => voice === scan || isFragment(voice, scan))) return true
    const texts = voices.map(({ letters }) => letters.join(''))
    const [first = ''] = texts
    return isPlausible(first) && texts.every((text) => text !== '' && text === first)
  }
  const readings = await readRegion(at, strip, { language: 'chi_tra', looks, isSettled })
  return voicesOf(readings)
}

/**
 * Votes on readings of which the last one is the scan’s. One that only lacks digits of the scan has lost them: the other engine
 * reads 12鄰 as 1鄰, time and again. What is restored is doubted.
 */
export function voteWithDigits(voices: readonly VoteCandidate[]): FieldReading | null {
  const scan = voices.at(-1)
  if (scan === undefined) return null
  const heard = voices.filter((voice) => voice === scan || !isFragment(voice, scan))
  const whole = heard.map((voice) => {
    const zeroed = withZeros(voice.letters, scan)
    if (zeroed !== voice.letters) return { ...voice, letters: zeroed }
    const letters = voice.letters.length === 0 ? null : restoreDigits(voice.letters, scan.letters)
    const isPart = voice.letters.length > 0 && hasLostDigits(voice.letters, scan.letters)
    return isPart ? { ...voice, letters: scan.letters } : letters === null ? voice : { ...voice, letters }
  })
  const voted = voteLetters(whole)
  const isAsRead = heard.length === voices.length && whole.every((voice, at) => voice === voices[at])
  return voted === null || isAsRead ? voted : { ...voted, confidence: Math.min(UNUSUAL, voted.confidence) }
}

/** Of a bad photo the other engine reads a few letters: they say nothing of those it passes over. */
const isFragment = ({ letters }: VoteCandidate, scan: VoteCandidate): boolean =>
  scan.letters.length >= FEW && scan.confidence > TRUSTED && letters.length <= scan.letters.length / 2
const [FEW, TRUSTED] = [5, 0.8]

function hasLostDigits(letters: readonly string[], whole: readonly string[]): boolean {
  if (letters.length === 0 || letters.length >= whole.length) return false
  let at = 0
  for (const letter of whole) {
    if (letter === letters[at]) at += 1
    else if (!/\d/.test(letter)) return false
  }
  return at === letters.length
}

/** Reads Chinese text and digits, row by row. */
async function readChinese(at: RegionReader, rows: readonly ValueStrip[]): Promise<FieldReading | null> {
  const read: FieldReading[] = []
  for (const row of rows) {
    const voted = voteWithDigits(await listen(at, row, { kept: WORDS, looks: WORD_LOOKS }))
    if (voted !== null) read.push(verifyShapes(row, voted))
  }
  if (read.length === 0) return null
  return {
    value: read.map(({ value }) => value).join(''),
    confidence: Math.min(...read.map(({ confidence }) => confidence)),
  }
}

/** Reads a place; confidence is lowered when it had to be corrected or has no city or county. */
async function readPlaceName(at: RegionReader, rows: readonly ValueStrip[]): Promise<FieldReading | null> {
  const read = await readChinese(at, rows.map(recoverMissingLetters))
  if (read === null) return null
  const value = correctPlaceName(read.value)
  const isAsRead = value === read.value && isPlaceName(value)
  return { value, confidence: isAsRead ? read.confidence : Math.min(UNUSUAL, read.confidence) }
}

/** Reads a value that is one of a list; null where it has not a letter of one: another text was taken for it. */
export async function readListedText(
  at: RegionReader,
  rows: readonly ValueStrip[],
  list: readonly string[],
): Promise<FieldReading | null> {
  const read = await readChinese(at, rows)
  const [strip] = rows
  const matched = strip === undefined || rows.length > 1 ? null : matchListedValue(strip, read, list)
  if (matched !== null) return matched
  const resembles =
    read !== null && list.some((value) => [...value].some((letter) => read.value.includes(letter)))
  return resembles ? { ...read, confidence: Math.min(UNUSUAL, read.confidence) } : null
}

/** Reads a birthplace: a city or county; in doubt where more stands behind it than a township. */
export async function readBirthplace(
  at: RegionReader,
  rows: readonly ValueStrip[],
): Promise<FieldReading | null> {
  const read = await readPlaceName(at, rows)
  const [strip] = rows
  const matched = strip === undefined || rows.length > 1 ? null : matchListedValue(strip, read, PLACES)
  if (matched !== null || read === null || isWholePlace(read.value)) return matched ?? read
  return doubt({ ...read, value: withoutRest(read.value) })
}

/** Another print behind a whole address: no part of one follows a house number’s floor or room without a digit. */
const REMARK = /(?<=[號樓室]|之[\d一二三四五六七八九十]{1,2})(?!之)[^\d一二三四五六七八九十（(]{2,}$/u

/** A bracket that stays open, as of a label behind the address that was not read as one. */
const OPEN_BRACKET = /[（(][^\d）)]*$/u

/** An address without the words of another print that were taken for its end. */
export const withoutRemark = (address: string): string =>
  address.replace(REMARK, '').replace(OPEN_BRACKET, '')

/** Reads an address: it is certain only where it has the form of one to its end, else it may lack a row, or have another print’s words. */
export async function readAddress(
  at: RegionReader,
  rows: readonly ValueStrip[],
): Promise<FieldReading | null> {
  const whole = await readPlaceName(at, rows)
  if (whole === null) return null
  const scanned = rows.map((row) => row.scanned.text).join('')
  const value = correctAddress(restoreNeighbourhood(withoutRemark(whole.value), scanned))
  const read = { ...whole, value }
  return isWellFormedAddress(value) && value === withoutRemark(whole.value) ? read : doubt(read)
}

/** Behind a village, a letter that is no number stands before 鄰; and the number that the scan has behind the village. */
const NO_NUMBER = /(?<=\p{Script=Han}[村里])[^\d一二三四五六七八九十](?=鄰)/u
const SCANNED_NUMBER = /\p{Script=Han}[村里](\d{1,3})(?!\d)/u

/** An address with the number that the scan has where another engine took it for a letter: full-width digits look like those. */
export function restoreNeighbourhood(address: string, scanned: string): string {
  const number = SCANNED_NUMBER.exec(scanned)?.[1]
  return number === undefined ? address : address.replace(NO_NUMBER, number)
}

const doubt = (read: FieldReading): FieldReading => ({
  ...read,
  confidence: Math.min(UNUSUAL, read.confidence),
})
