import type { FieldReading } from '../document-kind.ts'

/** A value that all readings agree on counts from here; one that some contradict never gets here. */
const UNANIMOUS = 0.86
const SPLIT = 0.84
/** Two may be wrong alike. */
const ENOUGH = 3

export interface Voice {
  readonly letters: readonly string[]
  /** 0 to 1: of the whole, and of each letter where the reader tells. */
  readonly confidence: number
  readonly confidences?: readonly number[]
}

/** How much likelier a letter is at a place than others, whatever was read: 1 where nothing is known. */
export type Likelihood = (letter: string, at: number, length: number) => number

/**
 * What several readings of one line say together: letter by letter what most of them have, the surer ones counting more. Fewer
 * than three readings, or any that contradicts, are never sure. Null without any reading.
 */
export function voteLetters(voices: readonly Voice[], likelihood: Likelihood = () => 1): FieldReading | null {
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

/** What several readings of one value say, each as a whole. */
export function voteValues(voices: readonly { value: string; confidence: number }[]): FieldReading | null {
  return voteLetters(voices.map(({ value, confidence }) => ({ letters: [value], confidence })))
}

function confidenceOf(least: number, heard: readonly Voice[], isSameLength: boolean): number {
  const best = Math.max(...heard.map(({ confidence }) => confidence))
  if (heard.length < 2) return best * 0.6
  if (least > 0.999 && isSameLength && heard.length >= ENOUGH) return UNANIMOUS + (1 - UNANIMOUS) * best
  return Math.min(SPLIT, least * (isSameLength ? 1 : 0.9))
}

/** A reader's own doubts weigh little: it is as often right in doubt as wrong. */
const weightOf = ({ confidence }: Voice): number => 0.4 + confidence * 0.6
const weightAt = (voice: Voice, at: number): number =>
  0.4 + (voice.confidences?.[at] ?? voice.confidence) * 0.6

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

/** The surest of the readings that are as long as most. */
function pivotOf(heard: readonly Voice[]): Voice | null {
  const lengths = new Map<number, number>()
  for (const voice of heard)
    lengths.set(voice.letters.length, (lengths.get(voice.letters.length) ?? 0) + weightOf(voice))
  const [length] = [...lengths].toSorted((one, other) => other[1] - one[1])[0] ?? []
  const fitting = heard.filter(({ letters }) => letters.length === length)
  return fitting.toSorted((one, other) => other.confidence - one.confidence)[0] ?? null
}

/** For each letter of `base` the place of the letter of `other` that stands for it, by the fewest changes; -1 where it is missing. */
function align(base: readonly string[], other: readonly string[]): number[] {
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
