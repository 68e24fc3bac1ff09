import type { FieldReading } from '../document-reading.ts'

/** Confidence bounds of unanimous and contradicted readings. */
const UNANIMOUS = 0.86
const SPLIT = 0.84
/** Readings needed for certainty: two may be wrong in the same way. */
const ENOUGH = 3

export interface VoteCandidate {
  readonly letters: readonly string[]
  /** 0 to 1, of the whole text and, where OCR gives it, of each character. */
  readonly confidence: number
  readonly confidences?: readonly number[]
  /** How much this reading counts where readings differ; 1 unless given. */
  readonly weight?: number
}

/** Prior weight of a character at a position; 1 when unknown. */
export type Likelihood = (letter: string, at: number, length: number) => number

/**
 * Combines readings of one line by a weighted vote per character. Fewer than three readings, or a contradiction, cap
 * the confidence. Null without readings.
 */
export function voteLetters(
  voices: readonly VoteCandidate[],
  likelihood: Likelihood = () => 1,
): FieldReading | null {
  const heard = voices.filter(({ letters }) => letters.length > 0)
  const pivot = pivotOf(heard)
  if (pivot === null) return null
  const columns = pivot.letters.map((letter, at) => [{ letter, weight: weightAt(pivot, at) }])
  for (const voice of heard) {
    if (voice === pivot) continue
    const matched = align(pivot.letters, voice.letters)
    for (const [at, column] of columns.entries()) {
      const from = matched[at] ?? -1
      column.push({ letter: voice.letters[from] ?? '', weight: weightAt(voice, from) })
    }
  }
  const winners = columns.map((column, at) =>
    winnerOf(column, (letter) => likelihood(letter, at, columns.length)),
  )
  const value = winners.map(({ letter }) => letter).join('')
  if (value === '') return null
  const least = Math.min(...winners.map(({ share }) => share))
  const isSameLength = heard.every(({ letters }) => letters.length === pivot.letters.length)
  return { value, confidence: confidenceOf(least, heard, isSameLength) }
}

/** Votes on whole values. */
export function voteValues(voices: readonly { value: string; confidence: number }[]): FieldReading | null {
  return voteLetters(voices.map(({ value, confidence }) => ({ letters: [value], confidence })))
}

function confidenceOf(least: number, heard: readonly VoteCandidate[], isSameLength: boolean): number {
  const best = Math.max(...heard.map(({ confidence }) => confidence))
  if (heard.length < 2) return best * 0.6
  if (least > 0.999 && isSameLength && heard.length >= ENOUGH) return UNANIMOUS + (1 - UNANIMOUS) * best
  return Math.min(SPLIT, least * (isSameLength ? 1 : 0.9))
}

/** OCR confidence weighs little: it says little about correctness. */
const weightOf = ({ confidence, weight = 1 }: VoteCandidate): number => weight * (0.4 + confidence * 0.6)
const weightAt = (voice: VoteCandidate, at: number): number =>
  (voice.weight ?? 1) * (0.4 + (voice.confidences?.[at] ?? voice.confidence) * 0.6)

function winnerOf(
  column: readonly { letter: string; weight: number }[],
  likelihood: (letter: string) => number,
) {
  const weights = new Map<string, number>()
  for (const { letter, weight } of column)
    weights.set(letter, (weights.get(letter) ?? 0) + weight * (letter === '' ? 1 : likelihood(letter)))
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  const [letter, weight] = [...weights].reduce((best, one) => (one[1] > best[1] ? one : best))
  return { letter, share: weight / total }
}

/**
 * The most confident reading of the most common length. One that only lacks letters of what two others have counts for their
 * length: engines pass over letters that they do not know.
 */
function pivotOf(heard: readonly VoteCandidate[]): VoteCandidate | null {
  const lengths = new Map<number, number>()
  for (const voice of heard) {
    const { length } = wholeOf(voice, heard).letters
    lengths.set(length, (lengths.get(length) ?? 0) + weightOf(voice))
  }
  const [length] = [...lengths].toSorted((one, other) => other[1] - one[1])[0] ?? []
  const fitting = heard.filter(({ letters }) => letters.length === length)
  return fitting.toSorted((one, other) => other.confidence - one.confidence)[0] ?? null
}

const MOST_LOST = 2

/** A longer reading that two have, and of which this one lacks a letter or two; itself where there is none. */
function wholeOf(voice: VoteCandidate, heard: readonly VoteCandidate[]): VoteCandidate {
  const longer = heard.find(({ letters }, at) => {
    const lost = letters.length - voice.letters.length
    return lost > 0 && lost <= MOST_LOST && isRepeated(heard, at) && isPartOf(voice.letters, letters)
  })
  return longer ?? voice
}

const isRepeated = (heard: readonly VoteCandidate[], at: number): boolean =>
  heard.filter(({ letters }) => letters.join('\n') === heard[at]?.letters.join('\n')).length > 1

/** Whether the letters stand in the text, in their order. */
function isPartOf(letters: readonly string[], text: readonly string[]): boolean {
  let from = 0
  for (const letter of text) if (letter === letters[from]) from += 1
  return from === letters.length
}

/**
 * For each character of `base`, the index of the aligned character of `other` (minimum edit distance); -1 when missing.
 */
export function align(base: readonly string[], other: readonly string[]): number[] {
  const width = other.length + 1
  const costs = new Array<number>((base.length + 1) * width).fill(0)
  const at = (row: number, column: number) => costs[row * width + column] ?? 0
  for (let row = 0; row <= base.length; row += 1)
    for (let column = 0; column <= other.length; column += 1)
      costs[row * width + column] =
        row === 0 || column === 0
          ? row + column
          : Math.min(
              at(row - 1, column - 1) + (base[row - 1] === other[column - 1] ? 0 : 1),
              at(row - 1, column) + 1,
              at(row, column - 1) + 1,
            )
  const matched = new Array<number>(base.length).fill(-1)
  let [row, column] = [base.length, other.length]
  while (row > 0 && column > 0) {
    const isSame = base[row - 1] === other[column - 1]
    if (at(row, column) === at(row - 1, column - 1) + (isSame ? 0 : 1)) {
      row -= 1
      column -= 1
      matched[row] = column
    } else if (at(row, column) === at(row - 1, column) + 1) row -= 1
    else column -= 1
  }
  return matched
}
