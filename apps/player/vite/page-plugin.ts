import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { createPageTemplate, type PageTemplate } from './page-template.ts'
import { OFFLINE_SHELL } from './pwa-options.ts'

type Bundle = Rolldown.OutputBundle

/** The files that each lazy chunk needs beyond those of the first screen, by its entry module. */
export type RouteChunks = Readonly<Record<string, readonly string[]>>

/** Converts the built index.html to the server's page template (`page.json`) and the offline shell; writes the route chunks (`chunks.json`). */
export function pageTemplatePlugin(distFolder: string): Plugin {
  let template: PageTemplate | undefined
  let routes: RouteChunks = {}
  return {
    name: 'gamehall:page-template',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html']
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
      if (page?.type !== 'asset' || entry?.type !== 'chunk')
        throw new Error('The build has no page or no entry')
      template = createPageTemplate({
        html: String(page.source),
        css: firstScreenStyles(bundle, entry),
        files: { preludes: preludesOf(bundle, entry), entry: `/${entry.fileName}` },
      })
      routes = routeChunks(bundle, entry)
      delete bundle['index.html']
      const source = template.html.replace(/<!--\w+-->/g, '')
      this.emitFile({ type: 'asset', fileName: OFFLINE_SHELL, source })
    },
    async writeBundle() {
      await mkdir(distFolder, { recursive: true })
      await writeFile(join(distFolder, 'page.json'), JSON.stringify(template))
      await writeFile(join(distFolder, 'chunks.json'), JSON.stringify(routes))
    },
  }
}

function routeChunks(bundle: Bundle, entry: Rolldown.OutputChunk): RouteChunks {
  const first = new Set([...preludesOf(bundle, entry), `/${entry.fileName}`])
  const lazy = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isDynamicEntry)
  return Object.fromEntries(
    lazy.flatMap((chunk) => {
      if (chunk.type !== 'chunk') return []
      const files = [...preludesOf(bundle, chunk), `/${chunk.fileName}`].filter((file) => !first.has(file))
      return [
        [chunk.facadeModuleId?.replace(/^.*\/(apps|packages|node_modules)\//, '$1/') ?? chunk.name, files],
      ]
    }),
  )
}

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
function firstScreenStyles(bundle: Bundle, entry: Rolldown.OutputChunk): string {
  const seen = new Set<string>()
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
      if (sheet?.type === 'asset') sheets.push(String(sheet.source))
    }
  }
  visit(entry)
  return sheets.join('\n').trim()
}
