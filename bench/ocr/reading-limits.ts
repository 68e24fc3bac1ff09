import { READING_LIMIT_MS } from '../../apps/server/src/rooms/identity/index.ts'

/** How long a document may be read, and how long a photo is read again; production’s own limit of a photo where none is given. */
export interface ReadingLimits {
  readonly limitMs: number
  readonly photoMs: number | undefined
}

const LONG: ReadingLimits = { limitMs: 240_000, photoMs: 200_000 }

/** Production’s limits, or such that what is read does not depend on how much else the machine does. */
export const readingLimitsOf = (isLong: boolean): ReadingLimits =>
  isLong ? LONG : { limitMs: READING_LIMIT_MS, photoMs: undefined }
