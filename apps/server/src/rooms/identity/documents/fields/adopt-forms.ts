import { traditionalForms } from '../../../../platform/text/simplified-forms.ts'
import type { ScannedLetter } from '../../../../providers/ocr/index.ts'
import { align, type VoteCandidate } from './vote.ts'

/** Frequent letters that the scanner’s alphabet lacks: it passes over them, so that its silence says nothing. */
const UNKNOWN = '鄰'

/** The scan against readings that fail in the same way, because they are one engine’s. */
export const SCAN_WEIGHT = 2.5

/**
 * The scan’s letters as a vote, in traditional forms: in the form that a reading in Chinese saw at the same place where
 * the letter can stand for it, else in the likeliest one.
 */
export function adoptForms(
  scanned: readonly ScannedLetter[],
  read: readonly VoteCandidate[],
  isLikely: (letter: string, at: number) => boolean = () => true,
): VoteCandidate {
  const forms = scanned.map(({ text }) => traditionalForms(text))
  const likeliest = forms.map((meant, at) => meant.find((letter) => isLikely(letter, at)) ?? meant[0] ?? '')
  const confidences = scanned.map(({ confidence }) => confidence)
  const voice = { letters: likeliest, confidences, confidence: meanOf(confidences), weight: SCAN_WEIGHT }
  for (const { letters } of read) {
    const adopted = adoptFrom(letters, forms, voice)
    if (adopted !== null) return adopted
  }
  return withNeighbourhood(voice)
}

/** A village’s number is followed by 鄰, unless a house or lane has the number. */
const LOST = /(?<=[里村]\d{1,3})(?=[^\d鄰號巷弄樓之])/u

/** The scan passes over 鄰: with it in its place, the letters after it are compared with the right ones. */
function withNeighbourhood(voice: VoteCandidate): VoteCandidate {
  const at = LOST.exec(voice.letters.join(''))?.index
  if (at === undefined) return voice
  return {
    ...voice,
    letters: voice.letters.toSpliced(at, 0, UNKNOWN),
    ...(voice.confidences && { confidences: voice.confidences.toSpliced(at, 0, 0) }),
  }
}

/** The scan in the forms of one reading; null when they do not say the same. */
function adoptFrom(
  letters: readonly string[],
  forms: readonly (readonly string[])[],
  voice: VoteCandidate,
): VoteCandidate | null {
  const own = [...voice.letters]
  const matched = align(letters, own)
  const missing: number[] = []
  for (const [at, letter] of letters.entries()) {
    const from = matched[at] ?? -1
    if (from === -1 && UNKNOWN.includes(letter)) missing.push(at)
    if (from !== -1 && (forms[from] ?? []).includes(letter)) own[from] = letter
  }
  // A letter of the scan that the reading lacks is not given up for a form.
  if (missing.length > 0 && matched.filter((from) => from !== -1).length < own.length) return null
  if (missing.length === 0) return own.join('') === letters.join('') ? { ...voice, letters: own } : null
  const filled = letters.map((letter, at) => {
    const from = matched[at] ?? -1
    return from === -1 && missing.includes(at)
      ? { letter, confidence: 0 }
      : { letter: own[from] ?? '', confidence: voice.confidences?.[from] ?? 0 }
  })
  if (filled.map(({ letter }) => letter).join('') !== letters.join('')) return null
  return {
    ...voice,
    letters: filled.map(({ letter }) => letter),
    confidences: filled.map(({ confidence }) => confidence),
  }
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)
