import pg from 'pg'

export interface GatherOptions<Item> {
  /** Items of one key are never under way at the same time: the later one waits for the earlier one's end. */
  readonly keyOf?: (item: Item) => string
  /** Most items done together (default 64). */
  readonly mostAtOnce?: number
  /** Most gatherings under way at the same time. One (default): what comes meanwhile goes together, in fewer and larger transactions. */
  readonly mostUnderWay?: number
}

interface Waiting<Item, Result> {
  readonly item: Item
  readonly key: string | undefined
  resolve(result: Result): void
  reject(error: unknown): void
}

const MOST_ATTEMPTS = 5

/**
 * Lets callers that come at the same time share one transaction, one round trip and one fsync. `work` is handed the items
 * of one turn of the event loop, and those that came while earlier ones were under way; it answers each in its place.
 * Where it fails for what was handed in, each is tried by itself, so that only the one at fault fails; `work` therefore
 * writes in one transaction.
 */
export function createGathering<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  { keyOf, mostAtOnce = 64, mostUnderWay = 1 }: GatherOptions<Item> = {},
): (item: Item) => Promise<Result> {
  let line: Waiting<Item, Result>[] = []
  const keysUnderWay = new Set<string>()
  let underWay = 0
  let isScheduled = false

  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    setImmediate(start)
  }

  function start(): void {
    isScheduled = false
    while (underWay < mostUnderWay) {
      const taken = take()
      if (taken.length === 0) return
      underWay += 1
      void run(taken)
    }
  }

  function take(): Waiting<Item, Result>[] {
    const taken: Waiting<Item, Result>[] = []
    const left: Waiting<Item, Result>[] = []
    for (const one of line) {
      const isHeldBack = taken.length === mostAtOnce || (one.key !== undefined && keysUnderWay.has(one.key))
      if (isHeldBack) left.push(one)
      else {
        if (one.key !== undefined) keysUnderWay.add(one.key)
        taken.push(one)
      }
    }
    line = left
    return taken
  }

  async function run(taken: readonly Waiting<Item, Result>[]): Promise<void> {
    await workOff(work, taken)
    for (const { key } of taken) if (key !== undefined) keysUnderWay.delete(key)
    underWay -= 1
    start()
  }

  return (item) =>
    new Promise((resolve, reject) => {
      line.push({ item, key: keyOf?.(item), resolve, reject })
      schedule()
    })
}

/** Answers everyone taken; never rejects itself. */
async function workOff<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  taken: readonly Waiting<Item, Result>[],
): Promise<void> {
  try {
    const results = await withRetries(() => work(taken.map(({ item }) => item)))
    if (results.length !== taken.length) throw new Error(`${taken.length} asked, ${results.length} answered`)
    for (const [index, result] of results.entries()) taken[index]?.resolve(result)
  } catch (error) {
    if (taken.length > 1 && isAboutItems(error)) for (const one of taken) await workOff(work, [one])
    else for (const { reject } of taken) reject(error)
  }
}

/** Again where nothing was written and the same may pass now: a deadlock, a serialization failure. */
async function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const isRetryable = error instanceof pg.DatabaseError && /^40(001|P01)$/.test(error.code ?? '')
      if (attempt === MOST_ATTEMPTS || !isRetryable) throw error
    }
  }
}

/** Whether one of the items may be at fault: not a broken connection (what it committed is not known), nor any other outage. */
const isAboutItems = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !/^(08|53|57|58)/.test(error.code ?? '08')

/**
 * `createGathering` for work that belongs to an owner (a hall, an arcade): each owner gathers for itself. Answers what a
 * single caller asks.
 */
export function gatherPer<Owner extends object, Item, Result>(
  work: (owner: Owner, items: readonly Item[]) => Promise<readonly Result[]>,
  options: GatherOptions<Item> = {},
): (owner: Owner, item: Item) => Promise<Result> {
  const gatherings = new WeakMap<Owner, (item: Item) => Promise<Result>>()
  return (owner, item) => {
    const gather =
      gatherings.get(owner) ?? createGathering((items: readonly Item[]) => work(owner, items), options)
    gatherings.set(owner, gather)
    return gather(item)
  }
}
