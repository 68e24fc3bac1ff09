import { createHash, type Hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ownScope = '@gamehall/'
const skippedFolders = new Set(['node_modules', 'dist', '.data', '.cache'])

/**
 * A digest of everything that an app is built from: its own folder, those of the workspace packages it uses
 * (directly or not) and the lockfile. Tests do not count.
 */
export function hashInputs(root: string, appFolder: string): string {
  const hash = createHash('sha256')
  hash.update(readFileSync(join(root, 'package-lock.json')))
  for (const folder of collectFolders(root, appFolder)) addFolder(hash, root, folder)
  return hash.digest('hex')
}

function collectFolders(root: string, appFolder: string): readonly string[] {
  const found = new Set([appFolder])
  for (const folder of found) {
    const manifest: { dependencies?: Record<string, string> } = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    )
    for (const name of Object.keys(manifest.dependencies ?? {}))
      if (name.startsWith(ownScope)) found.add(folderOf(root, name.slice(ownScope.length)))
  }
  return [...found].sort()
}

function folderOf(root: string, shortName: string): string {
  const asPackage = `packages/${shortName}`
  return existsSync(join(root, asPackage)) ? asPackage : `apps/${shortName}`
}

function addFolder(hash: Hash, root: string, folder: string): void {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) {
      if (!skippedFolders.has(entry.name)) addFolder(hash, root, path)
    } else if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) {
      const content = readFileSync(join(root, path))
      hash.update(`${path}\0${content.length}\0`).update(content)
    }
  }
}
