import type { FileStorage } from '../providers/storage/index.ts'

export interface MemoryStorage extends FileStorage {
  readonly files: ReadonlyMap<string, Buffer>
}

/** An in-memory file store that a test can inspect. */
export function createMemoryStorage(): MemoryStorage {
  const files = new Map<string, Buffer>()
  return {
    files,
    put: async (key, bytes) => void files.set(key, Buffer.from(bytes)),
    get: async (key) => files.get(key) ?? null,
    remove: async (key) => void files.delete(key),
  }
}
