import type { TextBox } from '../../../../providers/ocr/index.ts'
import type { FieldReading } from '../document-kind.ts'
import { textIn, writtenBox } from '../page/place-fields.ts'
import { type NarrowedLooks, type PlaceReader, type Reading, readPlace } from '../page/read-place.ts'
import { isPlaceName, mendPlaceName } from './mend-place-name.ts'
import {
  isDoubleSurname,
  isFrequentName,
  isKnownAt,
  likelihoodOf,
  meantLetter,
  NAME_LETTERS,
} from './name-letters.ts'
import { type Voice, voteLetters } from './vote.ts'

const NAME = /[\p{Script=Han}·]/u
const WORDS = /[\p{Script=Han}\d\-()（）、]/u
/** Text before the first character is a crease or the document’s edge. */
const BEFORE = /[^\p{Script=Han}\d]/u

const NAME_LOOKS = 6
/** After four readings that disagree, two more allow name characters only. */
const NARROWED = { from: 4, characters: NAME_LETTERS } as const
const LONGEST = 4
const FEW = 2
const WORD_LOOKS = 4
/** Weight of the full-page OCR. */
const OWN = 0.4
const ALIKE = 3
/** Confidence cap: a rare character may be a consistent misreading. */
const UNUSUAL = 0.8

const voiceOf = ({ letters, confidence }: Reading, kept: RegExp): Voice => {
  const fitting = letters.filter(({ text }) => kept.test(text))
  const from = fitting.findIndex(({ text }) => !BEFORE.test(text))
  const read = from === -1 ? [] : fitting.slice(from)
  return {
    letters: read.map(({ text }) => text),
    confidences: read.map((letter) => letter.confidence),
    confidence,
  }
}

const ownVoice = (text: string, kept: RegExp): Voice => ({
  letters: [...text].filter((letter) => kept.test(letter)),
  confidence: OWN,
})

/**
 * Reads a region repeatedly until three readings agree, the full-page OCR included. Empty when nothing is written
 * there.
 */
async function listen(
  at: PlaceReader,
  box: TextBox,
  place: TextBox,
  kept: RegExp,
  looks: number,
  isPlausible: (text: string) => boolean = () => true,
  narrowed?: NarrowedLooks,
): Promise<Voice[]> {
  const own = ownVoice(textIn(at.page.lines, place), kept)
  const voicesOf = (readings: readonly Reading[]) => [...readings.map((one) => voiceOf(one, kept)), own]
  const isSettled = (readings: readonly Reading[]) => {
    const texts = voicesOf(readings).map(({ letters }) => letters.join(''))
    const [first = ''] = texts
    return texts.length >= ALIKE && isPlausible(first) && texts.every((text) => text !== '' && text === first)
  }
  const readings = await readPlace(at, box, {
    language: 'chi_tra',
    looks,
    isSettled,
    ...(narrowed && { narrowed }),
  })
  return readings.length === 0 ? [] : voicesOf(readings)
}

/** A name of four characters has a compound surname. */
const isOfLength = (name: string): boolean =>
  name.length < LONGEST || (name.length === LONGEST && isDoubleSurname(name.slice(0, 2)))
const isUsual = (name: string): boolean => [...name].every(isKnownAt) && isOfLength(name)

/** Reads a Chinese name. Rare names are read too, with lower confidence. */
export async function readChineseName(at: PlaceReader, place: TextBox): Promise<FieldReading | null> {
  const box = writtenBox(at.page.lines, place)
  return voteName(await listen(at, box, place, NAME, NAME_LOOKS, isUsual, NARROWED))
}

/**
 * Corrects characters that names do not use and drops readings of implausible length when others fit; either lowers the
 * confidence.
 */
export function voteName(voices: readonly Voice[]): FieldReading | null {
  const meant = voices.map((voice) => {
    const { length } = voice.letters
    return { ...voice, letters: voice.letters.map((letter, index) => meantLetter(letter, index, length)) }
  })
  const fitting = meant.filter(({ letters }) => isOfLength(letters.join('')))
  const heard = fitting.length < FEW ? meant : fitting
  const voted = voteLetters(heard, likelihoodOf)
  if (voted === null || voted.value.length < 2) return null
  const isAsRead =
    heard.length === voices.length &&
    voices.every((voice, index) => voice.letters.join('') === meant[index]?.letters.join(''))
  if (isAsRead && isUsual(voted.value) && isFrequentName(voted.value)) return voted
  return { ...voted, confidence: Math.min(UNUSUAL, voted.confidence) }
}

/** Reads Chinese text and digits, row by row. */
export async function readChinese(at: PlaceReader, rows: readonly TextBox[]): Promise<FieldReading | null> {
  const read: FieldReading[] = []
  for (const row of rows) {
    const box = writtenBox(at.page.lines, row)
    const voted = voteLetters(await listen(at, box, row, WORDS, WORD_LOOKS))
    if (voted !== null) read.push(voted)
  }
  if (read.length === 0) return null
  return {
    value: read.map(({ value }) => value).join(''),
    confidence: Math.min(...read.map(({ confidence }) => confidence)),
  }
}

/** Reads a place or address; confidence is lowered when it had to be corrected or has no city or county. */
export async function readPlaceName(at: PlaceReader, rows: readonly TextBox[]): Promise<FieldReading | null> {
  const read = await readChinese(at, rows)
  if (read === null) return null
  const value = mendPlaceName(read.value)
  const isAsRead = value === read.value && isPlaceName(value)
  return { value, confidence: isAsRead ? read.confidence : Math.min(UNUSUAL, read.confidence) }
}
