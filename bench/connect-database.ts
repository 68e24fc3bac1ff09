import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createPool, findEmbeddedPostgres, type Pool } from '@gamehall/postgres'

const ATTEMPTS = 100
const RETRY_MS = 100

/** Connects to the database of a running server, which may just be starting. Throws when none serves within ten seconds. */
export async function connectDatabase(dataFolder: string): Promise<Pool> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const found = await findEmbeddedPostgres(join(dataFolder, 'postgres')).catch(() => undefined)
    if (found) return createPool(found.url, { max: 2 })
    await delay(RETRY_MS)
  }
  throw new Error('no database serves')
}
