import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const LOADER = join(import.meta.dirname, '../src/shared/loading/load-with-files.ts')
const VITE_LOADER = '\0vite/preload-helper.js'
/** What Vite puts in front of a chunk with dynamic imports: the names of all files that these need. */
const NAMES =
  /const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(\[[^\]]*\])\)\)\)=>i\.map\(i=>d\[i\]\);?\n?/
const CALL = /__vite__mapDeps\(\[([\d,]*)\]\)/g
/**
 * Their files stay in the chunk, so that nothing waits for the table: what every visit imports right after the first screen, and the
 * launch of a game, whose files the early script requests (early-script.ts).
 */
const AT_ONCE = /^assets\/(?:shell-overlays|start-game-page)-/

type Chunk = Pick<Rolldown.OutputChunk, 'type' | 'code'>
type PageFiles = {
  readonly table: { readonly fileName: string; readonly source: string }
  /** The files of the chunks that are not in the table, by the chunk's file. */
  readonly atOnce: Readonly<Record<string, readonly string[]>>
}

type Bundle = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>

/** Has dynamic imports load their files by `src/shared/loading/load-with-files.ts` instead of by Vite's own loader. */
export function pageFilesPlugin(): Plugin {
  return {
    name: 'gamehall:page-files',
    enforce: 'pre',
    load: (id) =>
      id === VITE_LOADER ? `export { loadWithFiles as __vitePreload } from ${JSON.stringify(LOADER)}` : null,
  }
}

/**
 * Moves the lists of files that dynamic imports need out of the chunks into one table by the imported chunk, which is read with the
 * first lazy chunk: in the first screen the lists weighed 5 kB compressed, because names with hashes do not compress. A chunk then
 * contains only names of chunks that it imports, so its own name changes with its content. Files that the page has anyway
 * (`present`) are left out. Throws when Vite's code is not as expected.
 */
export function takePageFiles(bundle: Bundle, present: ReadonlySet<string>): PageFiles {
  const table: Record<string, readonly string[]> = {}
  const atOnce: Record<string, readonly string[]> = {}
  const replaceLists = (code: string) => {
    const names: readonly string[] = JSON.parse(NAMES.exec(code)?.[1] ?? '[]')
    return code.replace(NAMES, '').replace(CALL, (_call, places: string) => {
      const [chunk = '', ...others] = places.split(',').map((place) => names[Number(place)] ?? '')
      const files = others.filter((file) => !present.has(file)).map((file) => `/${file}`)
      const name = chunk.slice('assets/'.length)
      if (AT_ONCE.test(chunk)) {
        atOnce[chunk] = files
        return JSON.stringify(files)
      }
      if (table[name] && String(table[name]) !== String(files))
        throw new Error(`${name} is loaded in two ways`)
      table[name] = files
      return JSON.stringify(name)
    })
  }
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue
    chunk.code = replaceLists(chunk.code)
    if (chunk.code.includes('__vite__mapDeps')) throw new Error('A chunk lists its files in an unknown way')
  }
  const source = JSON.stringify(table)
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return { table: { fileName: `assets/page-files-${hash}.json`, source }, atOnce }
}
