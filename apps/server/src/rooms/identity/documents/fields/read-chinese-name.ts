import type { FieldReading } from '../document-reading.ts'
import { type GlyphLetterReading, segmentLetters } from '../glyphs/segment-letters.ts'
import { findLabels } from '../labels/find-labels.ts'
import {
  correctNameLetter,
  isDoubleSurname,
  isFrequentName,
  isKnownAt,
  isSurnameEver,
  likelihoodOf,
} from '../lexicons/name-letters.ts'
import { meanConfidenceOf } from '../lines/laid-line.ts'
import type { RegionReader } from '../regions/read-region.ts'
import { joinGlyphs } from './join-glyphs.ts'
import { listen } from './read-chinese.ts'
import { restoreDot } from './restore-dot.ts'
import { stripFrom, type ValueStrip } from './value-strip.ts'
import { type VoteCandidate, voteLetters } from './vote.ts'

const NAME = /[\p{Script=Han}·]/u
/** Readings that differ are outvoted by the scan and the shapes: more of them change no name, and take long. */
const LOOKS = 3
const LONGEST = 4
const FEW = 2
/** Confidence cap: a rare character may be a consistent misreading. */
const UNUSUAL = 0.8
/** A letter that the scan is less sure of may be a similar one that it does not know. */
const CLEAR = 0.8

/** A name of four characters has a compound surname. */
const isOfLength = (name: string): boolean =>
  name.length < LONGEST || (name.length === LONGEST && isDoubleSurname(name.slice(0, 2)))
const isUsual = (name: string): boolean => [...name].every(isKnownAt) && isOfLength(name)

/**
 * Reads a Chinese name. The engines know some thousand letters each; the shapes of the letters tell those that they do
 * not know. Certain only where all three say the same.
 */
export async function readChineseName(
  at: RegionReader,
  whole: ValueStrip,
  isApart = false,
): Promise<FieldReading | null> {
  const strip = withoutLabel(whole, isApart)
  const voices = await listen(at, strip, {
    kept: NAME,
    looks: LOOKS,
    isPlausible: isUsual,
    isLikely: isKnownAt,
  })
  const glyphs = segmentLetters(strip.even, new Set(voices.flatMap(({ letters }) => letters)))
  const settled = settleName(voteName(voices), voices, glyphs, isClear(strip))
  if (settled === null) return null
  const value = restoreDot(
    settled.value,
    strip.scanned.letters.map(({ text }) => text),
  )
  return value === settled.value ? settled : doubt({ ...settled, value })
}

/** Reads a name whose surname of one letter stands over the given name: its shape tells it, in doubt. */
export async function readNameInRows(
  at: RegionReader,
  upper: ValueStrip,
  lower: ValueStrip,
): Promise<FieldReading | null> {
  const given = await readChineseName(at, lower)
  const scanned = upper.scanned.letters.filter(({ text }) => NAME.test(text))
  const voice = { letters: scanned.map(({ text }) => text), confidence: meanConfidenceOf(scanned) }
  const glyphs = segmentLetters(upper.even, new Set(voice.letters))
  const surname = joinGlyphs(glyphs, [voice])?.value ?? ''
  if (given === null || [...surname].length !== 1) return given && doubt(given)
  return { value: surname + given.value, confidence: Math.min(IN_ROWS, given.confidence) }
}
/** Confidence cap of a name that is put together. */
const IN_ROWS = 0.6

/** Between a label and its name. */
const SEPARATOR = /^[\s:：]*$/u

/** The strip behind a label that only its second reading knew; one of a single letter only where its label does not stand apart. */
export function withoutLabel(strip: ValueStrip, isApart = false): ValueStrip {
  const texts = strip.scanned.letters.map(({ text }) => text)
  const isWritten = (text: string) => !SEPARATOR.test(text)
  const [label] = findLabels(texts)
  if (label === undefined || label.from > texts.findIndex(isWritten)) return strip
  const rest = texts.slice(label.to).findIndex(isWritten)
  if (isApart && rest === 0 && label.to - label.from === 1) return strip
  return rest === -1 ? strip : stripFrom(strip, label.to + rest)
}

const isClear = ({ scanned: { letters } }: ValueStrip): boolean => {
  const written = letters.filter(({ text }) => NAME.test(text))
  return written.length > 0 && written.every(({ confidence }) => confidence >= CLEAR)
}

function settleName(
  voted: FieldReading | null,
  voices: readonly VoteCandidate[],
  glyphs: readonly GlyphLetterReading[],
  isScanClear: boolean,
): FieldReading | null {
  const joined = joinGlyphs(glyphs, voices)
  if (joined !== null && isInkAlone(joined.value, voices)) return null
  if (joined === null || joined.value.length < 2) return voted && doubt(voted)
  if (voted !== null && isScanClear && isWithStroke(joined.value, voted.value)) return doubt(voted)
  if (voted?.value !== joined.value || !joined.isClear || !isScanClear)
    return doubt({ value: joined.value, confidence: voted?.confidence ?? 0 })
  return voted
}

/** Whether letters are a name with a stroke before or behind it, as of a rule at the end of a column: 卓郭玉蘭一. */
export const isWithStroke = (letters: string, name: string): boolean =>
  letters === `${name}一` || letters === `一${name}`

/** Whether the scan read no letter, and what the shapes tell is too long, has no surname or not a letter that the other engine reads. */
export function isInkAlone(value: string, voices: readonly VoteCandidate[]): boolean {
  if (voices.at(-1)?.letters.length !== 0) return false
  if (value.length > LONGEST && !value.includes('·')) return true
  const read = new Set(voices.flatMap(({ letters }) => letters))
  return !isSurnameEver(value.charAt(0)) || ![...value].some((letter) => read.has(letter))
}

const doubt = ({ value, confidence }: FieldReading): FieldReading => ({
  value,
  confidence: Math.min(UNUSUAL, confidence),
})

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
