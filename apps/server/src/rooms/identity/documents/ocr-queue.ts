import pLimit, { type LimitFunction } from 'p-limit'
import { type Outcome, refuse } from '../../../platform/context/outcome.ts'
import type { TextReader } from '../../../providers/ocr/index.ts'
import type { DocumentReading } from './document-reading.ts'

/** Below the HTTP timeout. The reading continues, and a later request gets its result. */
const ANSWER_MS = 25_000
const MAX_QUEUED = 7

export type ReadingOutcome = Outcome<DocumentReading, 10040 | 10145 | 10148>

interface ReadingJob {
  readonly playerId: bigint
  /** Identifies the photos: a request for photos that are queued or being read joins that job. */
  readonly photos: string
  readonly read: () => Promise<ReadingOutcome>
}

interface OcrQueue {
  readonly jobs: Map<bigint, { readonly photos: string; readonly reading: Promise<ReadingOutcome> }>
  readonly oneAtATime: LimitFunction
}

/** Queued and running readings, per OCR provider. */
const queues = new WeakMap<TextReader, OcrQueue>()

/**
 * Queues OCR jobs so that one runs at a time: parallel jobs would all time out, and one player cannot fill the queue.
 * 10145 other photos of this player are queued; 10148 the queue is full, or the result is late (the job keeps its
 * place).
 */
export async function queueReading(
  reader: TextReader,
  { playerId, photos, read }: ReadingJob,
): Promise<ReadingOutcome> {
  const queue: OcrQueue = queues.get(reader) ?? { jobs: new Map(), oneAtATime: pLimit(1) }
  queues.set(reader, queue)
  const own = queue.jobs.get(playerId)
  if (own !== undefined) return own.photos === photos ? withTimeout(own.reading) : refuse(10145)
  if (queue.jobs.size > MAX_QUEUED) return refuse(10148)
  const reading = queue.oneAtATime(read).finally(() => queue.jobs.delete(playerId))
  queue.jobs.set(playerId, { photos, reading })
  return withTimeout(reading)
}

async function withTimeout(reading: Promise<ReadingOutcome>): Promise<ReadingOutcome> {
  const late = Promise.withResolvers<ReadingOutcome>()
  const timer = setTimeout(() => late.resolve(refuse(10148)), ANSWER_MS)
  try {
    return await Promise.race([reading, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
