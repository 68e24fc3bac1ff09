import QuickLRU from 'quick-lru'

interface Entry<T> {
  readonly version: number
  readonly value: Promise<T>
}

/** Least recently used keys go first: a key that a client can choose must not fill the memory. */
const MAX_KEYS = 500

/**
 * A cache with time to live and versions. Concurrent readers of a key share one computation.
 * `versionOf` returns a new number when every cached value is stale.
 */
export function createTtlCache<T>(versionOf: () => number = () => 0) {
  const entries = new QuickLRU<string, Entry<T>>({ maxSize: MAX_KEYS })
  return {
    /** Returns the cached value, or computes it when it is older than `freshMs`. A failure is not cached. */
    read(key: string, freshMs: number, load: () => Promise<T>): Promise<T> {
      const version = versionOf()
      const cached = entries.get(key)
      if (cached?.version === version) return cached.value
      const entry = { version, value: load() }
      entries.set(key, entry, { maxAge: freshMs })
      entry.value.catch(() => {
        if (entries.peek(key) === entry) entries.delete(key)
      })
      return entry.value
    },
  }
}
