import { type Outcome, refuse } from '../../../core/outcome.ts'
import type { TextReader } from '../../../providers/ocr/index.ts'
import type { DocumentReading } from '../documents/document-kind.ts'

/** How long a document waits for its turn at most: what is left of a call's time is enough to read it. */
const WAIT_MS = 12_000
const MOST_WAITING = 3

export type ReadingOutcome = Outcome<DocumentReading, 10040 | 10145 | 10148>

interface Turn {
  readonly playerId: bigint
  /** Names the photos: who asks again for those that are being read gets the same answer. */
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
 * times would fill the reader's queue. 10145 other photos of this player's are under way, 10148 too many wait, or for too long.
 */
export async function readInTurn(
  reader: TextReader,
  { playerId, photos, read }: Turn,
): Promise<ReadingOutcome> {
  const desk: Desk = desks.get(reader) ?? { underWay: new Map(), last: Promise.resolve() }
  desks.set(reader, desk)
  const own = desk.underWay.get(playerId)
  if (own !== undefined) return own.photos === photos ? own.reading : refuse(10145)
  if (desk.underWay.size > MOST_WAITING) return refuse(10148)
  const reading = takeTurn(desk, read)
  desk.underWay.set(playerId, { photos, reading })
  try {
    return await reading
  } finally {
    desk.underWay.delete(playerId)
  }
}

function takeTurn(desk: Desk, read: Turn['read']): Promise<ReadingOutcome> {
  const patience = Promise.withResolvers<ReadingOutcome>()
  let isOver = false
  const timer = setTimeout(() => {
    isOver = true
    patience.resolve(refuse(10148))
  }, WAIT_MS)
  const turn = desk.last.then(() => {
    clearTimeout(timer)
    return isOver ? refuse(10148) : read()
  })
  desk.last = turn.catch(() => {})
  return Promise.race([turn, patience.promise])
}
