import type { TextBox } from '../../../../providers/ocr/index.ts'
import type { FieldReading } from '../document-reading.ts'
import { textBounds, textIn } from '../page/locate-fields.ts'
import {
  type NarrowedCharacters,
  type RegionReader,
  type RegionReading,
  readRegion,
} from '../page/read-region.ts'
import { correctPlaceName, isPlaceName } from './correct-place-name.ts'
import {
  correctNameLetter,
  isDoubleSurname,
  isFrequentName,
  isKnownAt,
  likelihoodOf,
  NAME_LETTERS,
} from './name-letters.ts'
import { type VoteCandidate, voteLetters } from './vote.ts'

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

const ownVoice = (text: string, kept: RegExp): VoteCandidate => ({
  letters: [...text].filter((letter) => kept.test(letter)),
  confidence: OWN,
})

/**
 * Reads a region repeatedly until three readings agree, the full-page OCR included. Empty when nothing is written
 * there.
 */
async function listen(
  at: RegionReader,
  box: TextBox,
  place: TextBox,
  kept: RegExp,
  looks: number,
  isPlausible: (text: string) => boolean = () => true,
  narrowed?: NarrowedCharacters,
): Promise<VoteCandidate[]> {
  const own = ownVoice(textIn(at.page.lines, place), kept)
  const voicesOf = (readings: readonly RegionReading[]) => [...readings.map((one) => voiceOf(one, kept)), own]
  const isSettled = (readings: readonly RegionReading[]) => {
    const texts = voicesOf(readings).map(({ letters }) => letters.join(''))
    const [first = ''] = texts
    return texts.length >= ALIKE && isPlausible(first) && texts.every((text) => text !== '' && text === first)
  }
  const readings = await readRegion(at, box, {
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
export async function readChineseName(at: RegionReader, place: TextBox): Promise<FieldReading | null> {
  const box = textBounds(at.page.lines, place)
  return voteName(await listen(at, box, place, NAME, NAME_LOOKS, isUsual, NARROWED))
}

/**
 * Corrects characters that names do not use and drops readings of implausible length when others fit; either lowers the
 * confidence.
 */
export function voteName(voices: readonly VoteCandidate[]): FieldReading | null {
  const meant = voices.map((voice) => {
    const { length } = voice.letters
    return {
      ...voice,
      letters: voice.letters.map((letter, index) => correctNameLetter(letter, index, length)),
    }
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
export async function readChinese(at: RegionReader, rows: readonly TextBox[]): Promise<FieldReading | null> {
  const read: FieldReading[] = []
  for (const row of rows) {
    const box = textBounds(at.page.lines, row)
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
export async function readPlaceName(
  at: RegionReader,
  rows: readonly TextBox[],
): Promise<FieldReading | null> {
  const read = await readChinese(at, rows)
  if (read === null) return null
  const value = correctPlaceName(read.value)
  const isAsRead = value === read.value && isPlaceName(value)
  return { value, confidence: isAsRead ? read.confidence : Math.min(UNUSUAL, read.confidence) }
}
