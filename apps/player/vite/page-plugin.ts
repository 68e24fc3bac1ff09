import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { takePageFiles } from './page-files.ts'
import { createPageTemplate, type PageTemplate } from './page-template.ts'
import { OFFLINE_SHELL } from './pwa-options.ts'

type Bundle = Rolldown.OutputBundle

/** The files that each lazy chunk needs beyond those of the first screen, by its entry module. */
export type RouteChunks = Readonly<Record<string, readonly string[]>>

/** The files of the first screen: scripts that every visit loads, and styles that are inlined in the page. */
export type FirstScreen = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

/** Loaded by every visit right after the first screen. */
const AT_ONCE = /\/shell-overlays\.tsx$/
/** Launches a game. */
const LAUNCH = /\/start-game-page\.tsx$/

/**
 * Converts the built index.html to the server's page template (`page.json`) and the offline shell; writes the route chunks
 * (`chunks.json`) and the files of the first screen (`first-screen.json`).
 */
export function pageTemplatePlugin(distFolder: string): Plugin {
  let template: PageTemplate | undefined
  let routes: RouteChunks = {}
  let firstScreen: FirstScreen = { scripts: [], styles: [] }
  return {
    name: 'gamehall:page-template',
    enforce: 'post',
    generateBundle: {
      // After Vite has written the files of each dynamic import into the chunks.
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
        if (page?.type !== 'asset' || entry?.type !== 'chunk')
          throw new Error('The build has no page or no entry')
        const preludes = preludesOf(bundle, entry)
        const styles = firstScreenStyles(bundle, entry)
        const { table, atOnce } = takePageFiles(
          bundle,
          new Set([...preludes.map((file) => file.slice(1)), entry.fileName, ...styles.files]),
        )
        this.emitFile({ type: 'asset', ...table })
        const launch = launchChunk(bundle).fileName
        template = createPageTemplate({
          html: String(page.source),
          css: styles.css,
          files: {
            preludes,
            entry: `/${entry.fileName}`,
            pageFiles: `/${table.fileName}`,
            launch: [`/${launch}`, ...(atOnce[launch] ?? [])],
          },
        })
        routes = routeChunks(bundle, entry)
        firstScreen = {
          scripts: scriptsOfFirstScreen(bundle, entry),
          styles: styles.files.map((file) => `/${file}`),
        }
        delete bundle['index.html']
        const source = template.html.replace(/<!--\w+-->/g, '')
        this.emitFile({ type: 'asset', fileName: OFFLINE_SHELL, source })
      },
    },
    async writeBundle() {
      await mkdir(distFolder, { recursive: true })
      await writeFile(join(distFolder, 'page.json'), JSON.stringify(template))
      await writeFile(join(distFolder, 'chunks.json'), JSON.stringify(routes))
      await writeFile(join(distFolder, 'first-screen.json'), JSON.stringify(firstScreen))
    },
  }
}

function routeChunks(bundle: Bundle, entry: Rolldown.OutputChunk): RouteChunks {
  const first = new Set(scriptsOfFirstScreen(bundle, entry))
  return Object.fromEntries(
    lazyChunks(bundle).map((chunk) => [
      chunk.facadeModuleId?.replace(/^.*\/(apps|packages|node_modules)\//, '$1/') ?? chunk.name,
      filesOf(bundle, chunk).filter((file) => !first.has(file)),
    ]),
  )
}

function scriptsOfFirstScreen(bundle: Bundle, entry: Rolldown.OutputChunk): readonly string[] {
  const atOnce = lazyChunks(bundle).filter((chunk) => AT_ONCE.test(chunk.facadeModuleId ?? ''))
  return [...new Set([entry, ...atOnce].flatMap((chunk) => filesOf(bundle, chunk)))]
}

function lazyChunks(bundle: Bundle): readonly Rolldown.OutputChunk[] {
  return Object.values(bundle).flatMap((file) => (file.type === 'chunk' && file.isDynamicEntry ? [file] : []))
}

function launchChunk(bundle: Bundle): Rolldown.OutputChunk {
  const chunk = lazyChunks(bundle).find(({ facadeModuleId }) => LAUNCH.test(facadeModuleId ?? ''))
  if (chunk === undefined) throw new Error('The build has no page that launches a game')
  return chunk
}

const filesOf = (bundle: Bundle, chunk: Rolldown.OutputChunk): readonly string[] => [
  ...preludesOf(bundle, chunk),
  `/${chunk.fileName}`,
]

/** The chunks that a chunk imports, in dependency order. */
function preludesOf(bundle: Bundle, entry: Rolldown.OutputChunk): readonly string[] {
  const ordered = new Set<string>()
  const visit = (chunk: Rolldown.OutputChunk) => {
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type !== 'chunk' || ordered.has(`/${name}`)) continue
      visit(imported)
      ordered.add(`/${name}`)
    }
  }
  visit(entry)
  return [...ordered]
}

/** The styles of the entry and of all its static imports, in import order. */
function firstScreenStyles(
  bundle: Bundle,
  entry: Rolldown.OutputChunk,
): { readonly css: string; readonly files: readonly string[] } {
  const seen = new Set<string>()
  const files: string[] = []
  const sheets: string[] = []
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (seen.has(chunk.fileName)) return
    seen.add(chunk.fileName)
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') visit(imported)
    }
    for (const name of chunk.viteMetadata?.importedCss ?? []) {
      const sheet = bundle[name]
      if (sheet?.type !== 'asset') continue
      files.push(name)
      sheets.push(String(sheet.source))
    }
  }
  visit(entry)
  return { css: sheets.join('\n').trim(), files }
}
