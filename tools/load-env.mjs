import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Loads a folder's `.env` into this process, if it exists; variables that are already set take precedence. Only for programs
 * that run the product: a check or benchmark must never reach a real database through it.
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
