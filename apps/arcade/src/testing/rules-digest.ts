import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** SHA-256 of source files of a folder, in the given order. When it changes, the return must be sampled again. */
export function rulesDigest(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) {
    hash.update(`${file}\n`)
    hash.update(readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n'))
  }
  return hash.digest('hex')
}
