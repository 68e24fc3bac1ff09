interface Entry<T> {
  readonly createdAt: number
  readonly version: number
  readonly value: Promise<T>
}

/**
 * A cache with time to live and versions. Concurrent readers of a key share one computation.
 * `versionOf` returns a new number when every cached value is stale.
 */
export function createTtlCache<T>(
  versionOf: () => number = () => 0,
  now: () => number = () => performance.now(),
) {
  const entries = new Map<string, Entry<T>>()
  return {
    /** Returns the cached value, or computes it when it is older than `freshMs`. A failure is not cached. */
    read(key: string, freshMs: number, load: () => Promise<T>): Promise<T> {
      const version = versionOf()
      const cached = entries.get(key)
      if (cached?.version === version && now() - cached.createdAt < freshMs) return cached.value
      const entry = { createdAt: now(), version, value: load() }
      entries.set(key, entry)
      entry.value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key)
      })
      return entry.value
    },
  }
}
