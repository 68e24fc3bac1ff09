import type pg from 'pg'
import type { Posting, PostResult } from '../posting/posting.ts'
import { preparePosting } from '../posting/prepare-posting.ts'
import { assertSchemaName } from '../schema-name.ts'
import { postBatch } from './post-batch.ts'
import { type Waiting, WaitingLine } from './waiting-line.ts'

export type BatcherOptions = {
  schema: string
  /** Most postings in one statement; 256 unless told. */
  maxBatch?: number
  /** Most statements under way at once, each on a connection of its own; 2 unless told. */
  maxInFlight?: number
}

export type Batcher = {
  /**
   * Posts in a transaction of its own, committed when the promise resolves. Answers what `ledger.post` answers.
   * A rejection is an outage: the money may or may not have moved, and posting again with the same key settles it.
   */
  post(posting: Posting): Promise<PostResult>
  /** Waits for every posting under way; later ones are refused by a rejection. The pool stays open. */
  close(): Promise<void>
}

/**
 * Gathers the postings of one turn of the event loop, and those that arrive while earlier statements are under way,
 * and posts each gathering in one statement. A posting that is refused does not touch its neighbours.
 */
export function createBatcher(pool: pg.Pool, options: BatcherOptions): Batcher {
  const { schema, maxBatch = 256, maxInFlight = 2 } = options
  assertSchemaName(schema)
  const line = new WaitingLine()
  let inFlight = 0
  let isScheduled = false
  let onIdle: (() => void) | undefined
  let closed: Promise<void> | undefined

  async function run(batch: readonly Waiting[]): Promise<void> {
    const prepared = batch.map((waiting) => waiting.prepared)
    line.settle(batch, await postBatch(pool, schema, prepared))
    inFlight -= 1
    startBatches()
  }

  function startBatches(): void {
    isScheduled = false
    while (inFlight < maxInFlight) {
      const batch = line.take(maxBatch)
      if (batch.length === 0) break
      inFlight += 1
      void run(batch)
    }
    if (line.isIdle) onIdle?.()
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
        line.add({ prepared, resolve, reject })
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
