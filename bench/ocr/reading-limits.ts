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

/** The times of documents with their bars; `label` names the set. */
export function timeLines(times: readonly number[], label: string): BenchLine[] {
  const sorted = times.toSorted((a, b) => a - b)
  const line = (part: string, share: number, limit: number): BenchLine => ({
    label: `${label}, ${part}`,
    figure: sorted[Math.floor(sorted.length * share)] ?? Number.NaN,
    unit: 'ms',
    against: { label: 'limit', figure: limit },
    atMost: 1,
  })
  return [line('half', 0.5, HALF_MS), line('95 %', 0.95, MOST_MS)]
}
