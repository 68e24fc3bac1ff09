import type pg from 'pg'
import type { Posting, PostResult } from '../posting/posting.ts'
import { preparePosting } from '../posting/prepare-posting.ts'
import { assertSchemaName } from '../schema-name.ts'
import { postBatch } from './post-batch.ts'
import { PostingQueue, type QueuedPosting } from './posting-queue.ts'

export type BatcherOptions = {
  schema: string
  /** Most postings in one statement (default 256). */
  maxBatch?: number
  /** Most statements in progress at once, each on its own connection (default 2). */
  maxInFlight?: number
}

export type Batcher = {
  /**
   * Posts in its own transaction, committed when the promise resolves. Returns what `ledger.post` returns. A rejection is
   * an outage: the money may or may not have moved, and posting again with the same key resolves it.
   */
  post(posting: Posting): Promise<PostResult>
  /** Waits for the postings in progress; later ones are rejected. The pool stays open. */
  close(): Promise<void>
}

/**
 * Batches the postings of one turn of the event loop, and those that arrive while earlier statements are in progress, and
 * posts each batch in one statement. A refused posting does not affect the others.
 */
export function createBatcher(pool: pg.Pool, options: BatcherOptions): Batcher {
  const { schema, maxBatch = 256, maxInFlight = 2 } = options
  assertSchemaName(schema)
  const queue = new PostingQueue()
  let inFlight = 0
  let isScheduled = false
  let onIdle: (() => void) | undefined
  let closed: Promise<void> | undefined

  async function run(batch: readonly QueuedPosting[]): Promise<void> {
    const prepared = batch.map((waiting) => waiting.prepared)
    queue.settle(batch, await postBatch(pool, schema, prepared))
    inFlight -= 1
    startBatches()
  }

  function startBatches(): void {
    isScheduled = false
    while (inFlight < maxInFlight) {
      const batch = queue.take(maxBatch)
      if (batch.length === 0) break
      inFlight += 1
      void run(batch)
    }
    if (queue.isIdle) onIdle?.()
  }

  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    setImmediate(startBatches)
  }

  return {
    async post(posting) {
      if (closed) throw new Error('the batcher is closed')
      const prepared = preparePosting(posting)
      if (!prepared.ok) return prepared
      return new Promise((resolve, reject) => {
        queue.add({ prepared, resolve, reject })
        schedule()
      })
    },
    close() {
      closed ??= new Promise((resolve) => {
        onIdle = resolve
        schedule()
      })
      return closed
    },
  }
}
