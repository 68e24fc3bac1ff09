import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** Creates the library symlinks that the package lists. Its install script does the same, but npm may skip scripts. */
export async function linkLibraries(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'))
  for (const { source, target } of links) {
    const place = join(native, '..', target)
    if (existsSync(place)) continue
    await symlink(basename(source), place).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}
