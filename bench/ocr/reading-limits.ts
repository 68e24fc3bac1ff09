import { READING_LIMIT_MS } from '../../apps/server/src/rooms/identity/index.ts'
import type { BenchLine } from '../report.ts'

/** How long a document may be read, and how long a photo is read again; production’s own limit of a photo where none is given. */
export interface ReadingLimits {
  readonly limitMs: number
  readonly photoMs: number | undefined
}

const LONG: ReadingLimits = { limitMs: 240_000, photoMs: 200_000 }

/** Production’s limits, or such that what is read does not depend on how much else the machine does. */
export const readingLimitsOf = (isLong: boolean): ReadingLimits =>
  isLong ? LONG : { limitMs: READING_LIMIT_MS, photoMs: undefined }

/** How long half of the documents, and 95 % of them, may take at most. */
const [HALF_MS, MOST_MS] = [4_000, 8_000]

/**
 * The times of documents with their bars; `label` names the set. From the photos’ bytes to checked fields: the wait in the queue,
 * the uploads’ decryption (some milliseconds) and the portrait, which is found after the reading is stored, are not in it.
 */
export function timeLines(times: readonly number[], label: string): BenchLine[] {
  const line = (part: string, figure: number, limit: number): BenchLine => ({
    label: `${label}, without its portrait, ${part}`,
    figure,
    unit: 'ms',
    against: { label: 'limit', figure: limit },
    atMost: 1,
  })
  return [line('half', shareOf(times, 0.5), HALF_MS), line('95 %', shareOf(times, 0.95), MOST_MS)]
}

/** The times in which portraits are found: a document’s own comes on top of its reading’s. */
export const portraitTimeLines = (times: readonly number[], label: string): BenchLine[] => [
  { label: `${label}: time to find one, half`, figure: shareOf(times, 0.5), unit: 'ms' },
  { label: `${label}: time to find one, 95 %`, figure: shareOf(times, 0.95), unit: 'ms' },
]

/** Within this time is this share of them. */
const shareOf = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN
