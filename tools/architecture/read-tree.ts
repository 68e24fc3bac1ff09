import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { parseScript } from './parse-script.ts'
import { createResolver } from './resolve-import.ts'
import type { ScriptFile, TextFile, Tree } from './tree.ts'

const skippedNames = new Set(['node_modules', 'dist', '.git', '.data', '.cache', 'results', 'screenshots'])
const textExtensions = new Set([
  '.ts',
  '.tsx',
  '.mjs',
  '.css',
  '.html',
  '.svg',
  '.sql',
  '.json',
  '.md',
  '.yml',
  '',
])
const scriptExtensions = new Set(['.ts', '.tsx', '.mjs'])

/** Reads the project from the disk. */
export function readTree(root: string): Tree {
  return buildTree(
    listFiles(root, '').map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  )
}

/** Builds a tree from files that may exist in memory only. */
export function buildTree(files: readonly TextFile[]): Tree {
  const resolveImport = createResolver(files)
  const scripts: ScriptFile[] = files
    .filter(({ path }) => scriptExtensions.has(extname(path)) && !path.endsWith('.d.mts'))
    .map((file) => parseScript(file, resolveImport))
  return { files, scripts }
}

function listFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    // `.git` is a file in a linked worktree.
    if (skippedNames.has(entry.name)) return []
    if (entry.isDirectory()) return listFiles(root, path)
    return entry.isFile() && textExtensions.has(extname(entry.name)) ? [path] : []
  })
}
