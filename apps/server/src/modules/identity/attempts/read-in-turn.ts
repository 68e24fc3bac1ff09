import { type Outcome, refuse } from '../../../core/outcome.ts'
import type { TextReader } from '../../../providers/ocr/index.ts'
import type { DocumentReading } from '../documents/document-kind.ts'

/** Well below what a request may take. The reading goes on, and who asks again finds it. */
const ANSWER_MS = 25_000
const MOST_WAITING = 7

export type ReadingOutcome = Outcome<DocumentReading, 10040 | 10145 | 10148>

interface Turn {
  readonly playerId: bigint
  /** Names the photos: who asks again for those that are being read, or wait for it, gets the same answer. */
  readonly photos: string
  readonly read: () => Promise<ReadingOutcome>
}

interface Desk {
  readonly underWay: Map<bigint, { readonly photos: string; readonly reading: Promise<ReadingOutcome> }>
  last: Promise<unknown>
}

/** The documents that are being read or wait for it, by each hall's own reader. */
const desks = new WeakMap<TextReader, Desk>()

/**
 * Reads one document after the other: of several at once each would take longer than anybody waits for it, and who asks many
 * times would fill the reader's queue. 10145 other photos of this player's are under way; 10148 too many wait, or it is not done
 * yet: the player's place is kept.
 */
export async function readInTurn(
  reader: TextReader,
  { playerId, photos, read }: Turn,
): Promise<ReadingOutcome> {
  const desk: Desk = desks.get(reader) ?? { underWay: new Map(), last: Promise.resolve() }
  desks.set(reader, desk)
  const own = desk.underWay.get(playerId)
  if (own !== undefined) return own.photos === photos ? inTime(own.reading) : refuse(10145)
  if (desk.underWay.size > MOST_WAITING) return refuse(10148)
  const reading = desk.last.then(read).finally(() => desk.underWay.delete(playerId))
  desk.last = reading.catch(() => {})
  desk.underWay.set(playerId, { photos, reading })
  return inTime(reading)
}

async function inTime(reading: Promise<ReadingOutcome>): Promise<ReadingOutcome> {
  const late = Promise.withResolvers<ReadingOutcome>()
  const timer = setTimeout(() => late.resolve(refuse(10148)), ANSWER_MS)
  try {
    return await Promise.race([reading, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
