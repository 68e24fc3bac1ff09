export type SafeStorage = {
  read(key: string): string | null
  write(key: string, value: string): void
  remove(key: string): void
  /** False if the browser refuses storage: values then live as long as the page. */
  readonly isKept: boolean
}

/** Wraps a browser storage; falls back to memory if the browser refuses storage or it is full. */
export function openStorage(open: () => Storage): SafeStorage {
  const storage = probe(open)
  const memory = new Map<string, string>()
  if (!storage)
    return {
      isKept: false,
      read: (key) => memory.get(key) ?? null,
      write: (key, value) => void memory.set(key, value),
      remove: (key) => void memory.delete(key),
    }
  return {
    isKept: true,
    read: (key) => memory.get(key) ?? storage.getItem(key),
    write: (key, value) => {
      try {
        storage.setItem(key, value)
        memory.delete(key)
      } catch {
        memory.set(key, value)
      }
    },
    remove: (key) => {
      memory.delete(key)
      storage.removeItem(key)
    },
  }
}

function probe(open: () => Storage): Storage | undefined {
  try {
    const storage = open()
    storage.setItem('gamehall.probe', '1')
    storage.removeItem('gamehall.probe')
    return storage
  } catch {
    return undefined
  }
}

/** Persists in the browser. */
export const localStore = openStorage(() => localStorage)
/** Lives as long as the tab. */
export const sessionStore = openStorage(() => sessionStorage)
