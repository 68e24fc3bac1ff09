import { randomId } from '@gamehall/web-client/storage/random-id.ts'

/** The app's own state of a browser history entry; stored in `history.state`, so that it survives a reload. */
export type HistoryEntry = {
  /** Identifies the entry; a kept page is found by it. */
  readonly key: string
  /** Number of entries of the app before this one. */
  readonly index: number
}

/** Reads the app's state from `history.state`; undefined for an entry that a typed address or a plain link created. */
export function readHistoryEntry(state: unknown): HistoryEntry | undefined {
  const isPlace =
    typeof state === 'object' &&
    state !== null &&
    'key' in state &&
    typeof state.key === 'string' &&
    'index' in state &&
    typeof state.index === 'number'
  return isPlace ? { key: state.key as string, index: state.index as number } : undefined
}

export function createHistoryEntry(index: number): HistoryEntry {
  return { key: randomId().slice(0, 8), index }
}
