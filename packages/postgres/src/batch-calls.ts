import pg from 'pg'

export interface CallBatcherOptions<Item> {
  /** Items with the same key are never in progress at the same time: the later one waits until the earlier one is done. */
  readonly keyOf?: (item: Item) => string
  /** Most items in one batch (default 64). */
  readonly maxBatchSize?: number
  /** Most batches in progress at the same time. With one (default), batches are fewer and larger. */
  readonly maxConcurrentBatches?: number
  /**
   * How long the newest batch must have been in progress before the next one starts beside it (default 0). Until then calls are
   * collected, so that batches are larger; a batch that waits for a lock holds up the others no longer than this.
   */
  readonly overlapAfterMs?: number
}

interface Waiting<Item, Result> {
  readonly item: Item
  readonly key: string | undefined
  resolve(result: Result): void
  reject(error: unknown): void
}

const MAX_ATTEMPTS = 5

/**
 * Batches concurrent calls, so that they share one transaction, one round trip and one fsync. `work` gets the items of one
 * turn of the event loop, and those queued while earlier batches were in progress; it returns one result per item, in
 * order. When a batch fails because of its items, its halves are tried, and their halves, so that only the faulty item fails and the
 * others wait for few tries; `work` must therefore write in one transaction. Deadlocks and serialization failures are retried.
 */
export function createCallBatcher<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  { keyOf, maxBatchSize = 64, maxConcurrentBatches = 1, overlapAfterMs = 0 }: CallBatcherOptions<Item> = {},
): (item: Item) => Promise<Result> {
  let queue: Waiting<Item, Result>[] = []
  const keysUnderWay = new Set<string>()
  let underWay = 0
  let isScheduled = false
  let isOverlapAllowed = true
  let overlapTimer: NodeJS.Timeout | undefined

  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    setImmediate(start)
  }

  function start(): void {
    isScheduled = false
    while (underWay < maxConcurrentBatches && (underWay === 0 || isOverlapAllowed)) {
      const taken = take()
      if (taken.length === 0) return
      underWay += 1
      if (overlapAfterMs > 0) delayOverlap()
      void run(taken)
    }
  }

  function delayOverlap(): void {
    isOverlapAllowed = false
    clearTimeout(overlapTimer)
    overlapTimer = setTimeout(() => {
      isOverlapAllowed = true
      start()
    }, overlapAfterMs)
  }

  function take(): Waiting<Item, Result>[] {
    const taken: Waiting<Item, Result>[] = []
    const heldBack: Waiting<Item, Result>[] = []
    let visited = 0
    for (const one of queue) {
      if (taken.length === maxBatchSize) break
      visited += 1
      if (one.key !== undefined && keysUnderWay.has(one.key)) heldBack.push(one)
      else {
        if (one.key !== undefined) keysUnderWay.add(one.key)
        taken.push(one)
      }
    }
    queue = [...heldBack, ...queue.slice(visited)]
    return taken
  }

  async function run(taken: readonly Waiting<Item, Result>[]): Promise<void> {
    await runBatch(work, taken)
    for (const { key } of taken) if (key !== undefined) keysUnderWay.delete(key)
    underWay -= 1
    start()
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, key: keyOf?.(item), resolve, reject })
      schedule()
    })
}

/** Runs one batch and settles every item; never rejects. */
async function runBatch<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  taken: readonly Waiting<Item, Result>[],
): Promise<void> {
  try {
    const results = await withRetries(() => work(taken.map(({ item }) => item)))
    if (results.length !== taken.length) throw new Error(`${taken.length} items, ${results.length} results`)
    for (const [index, result] of results.entries()) taken[index]?.resolve(result)
  } catch (error) {
    if (taken.length > 1 && isCausedByItems(error)) {
      const middle = Math.ceil(taken.length / 2)
      await runBatch(work, taken.slice(0, middle))
      await runBatch(work, taken.slice(middle))
    } else for (const { reject } of taken) reject(error)
  }
}

/** Retries after a deadlock or a serialization failure: nothing was written. */
async function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const isRetryable = error instanceof pg.DatabaseError && /^40(001|P01)$/.test(error.code ?? '')
      if (attempt === MAX_ATTEMPTS || !isRetryable) throw error
    }
  }
}

/** Whether an item may have caused the error; false for an outage, such as a broken connection whose commit is unknown. */
const isCausedByItems = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !/^(08|53|57|58)/.test(error.code ?? '08')

/**
 * Batches calls per owner (an application context with its own database): calls of different owners are never in one
 * batch. Returns a function that takes the owner and one item, and resolves with the item's result.
 */
export function batchPerOwner<Owner extends object, Item, Result>(
  work: (owner: Owner, items: readonly Item[]) => Promise<readonly Result[]>,
  options: CallBatcherOptions<Item> = {},
): (owner: Owner, item: Item) => Promise<Result> {
  const batchers = new WeakMap<Owner, (item: Item) => Promise<Result>>()
  return (owner, item) => {
    const batch =
      batchers.get(owner) ?? createCallBatcher((items: readonly Item[]) => work(owner, items), options)
    batchers.set(owner, batch)
    return batch(item)
  }
}
