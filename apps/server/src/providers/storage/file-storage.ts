/**
 * Where files rest, by key (`uploads/2026-11/…`). Whoever keeps personal files here seals them first:
 * the store sees bytes that say nothing.
 */
export interface FileStorage {
  /** Answers when the bytes are safe; a second file under a key replaces the first. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null when there is none. */
  get(key: string): Promise<Buffer | null>
  /** Also when there is none. */
  remove(key: string): Promise<void>
}

/** Throws on a key that is none, so that no key ever leads out of its folder or bucket. */
export function assertStorageKey(key: string): string {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(key) || key.length > 200) throw new Error('not a storage key')
  return key
}
