import { statfsSync } from 'node:fs'
import { tmpdir, totalmem } from 'node:os'

const IN_MEMORY = '/dev/shm'
const ENOUGH_BYTES = 3 * 2 ** 30
const LEAST_MEMORY_BYTES = 8 * 2 ** 30

/**
 * Where a database of tests lies: in memory where the machine has plenty and offers it (a database is made there in a fifth
 * of the time), otherwise in the system's temporary folder.
 */
export function quickFolder(): string {
  if (totalmem() < LEAST_MEMORY_BYTES) return tmpdir()
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return bavail * bsize >= ENOUGH_BYTES ? IN_MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}
