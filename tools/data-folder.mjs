import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from './root.mjs'

/**
 * The data folder for a start that names none. PostgreSQL refuses root and so runs as another user, who must be able
 * to reach it: for root, in a project folder that is closed to others, that is a folder under /var/lib.
 * Returns `undefined` when the default (`.data` in the project) will do.
 */
export function chooseDataFolder() {
  if (process.getuid?.() !== 0 || process.env.DATA_DIR || process.env.DATABASE_URL) return undefined
  let isClosed = false
  for (let folder = root; folder !== dirname(folder); folder = dirname(folder))
    isClosed ||= (statSync(folder).mode & 0o001) === 0
  if (!isClosed) return undefined
  const mark = createHash('sha256').update(root).digest('hex').slice(0, 8)
  return join('/var/lib/gamehall', `${basename(root)}-${mark}`)
}
