import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Takes the settings of a folder's `.env` into this process, where there is one; what the environment itself says stays.
 * For what runs the product: a check or a benchmark that touched a real database by way of it would be a disaster.
 */
export function loadEnv(folder) {
  const file = join(folder, '.env')
  if (!existsSync(file)) return
  if (typeof process.loadEnvFile !== 'function') {
    console.error(`Reading ${file} takes Node 20.12 or newer; this is ${process.versions.node}.`)
    process.exit(1)
  }
  process.loadEnvFile(file)
}
