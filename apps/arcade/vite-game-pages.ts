import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import type { GameModule } from './src/games/game-module.ts'

type PageGame = Pick<GameModule, 'id' | 'names' | 'themeColor'>

/** The entry of a game's page: `play/<id>/index.html` below the root, which exists only in the build. */
const pageOf = (root: string, { id }: PageGame) => join(root, 'play', id, 'index.html')

/** The build's entries by name, one a game. */
export const gameEntries = (root: string, games: readonly PageGame[]): Record<string, string> =>
  Object.fromEntries(games.map((game) => [game.id, pageOf(root, game)]))

/** Builds a page for each game from the one template, and has it load the game's own chunks at once instead of after the shell. */
export function gamePages(root: string, games: readonly PageGame[]): Plugin {
  const gameOf = (path: string) => games.find((game) => pageOf(root, game) === path)
  let base = '/'
  return {
    name: 'game-pages',
    enforce: 'pre',
    configResolved(config) {
      base = config.base
    },
    resolveId: (id) => (gameOf(id) === undefined ? null : id),
    async load(id) {
      const game = gameOf(id)
      if (game === undefined) return null
      const template = await readFile(join(root, 'play/game.html'), 'utf8')
      return template
        .replace('%GAME%', game.id)
        .replace('%THEME_COLOR%', game.themeColor)
        .replace('%TITLE%', game.names['zh-TW'])
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename, bundle }) {
        const game = gameOf(filename)
        if (game === undefined || bundle === undefined) return []
        return preloadTags(Object.values(bundle), `/games/${game.id}/web/page.`)
          .filter(({ attrs }) => !html.includes(base + attrs.href))
          .map((tag) => ({ ...tag, attrs: { ...tag.attrs, href: base + tag.attrs.href } }))
      },
    },
  }
}

interface BundleEntry {
  readonly type: 'chunk' | 'asset'
  readonly fileName: string
  readonly code?: string
  readonly facadeModuleId?: string | null
  readonly imports?: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}

type PreloadTag = HtmlTagDescriptor & { readonly attrs: { readonly href: string } }

/**
 * Tags that load the chunk of the module whose path has `module`, with everything it imports; the scripts of its workers after all
 * else. Styles of what a chunk imports come before its own, so that a page's class wins over a shared part's. Throws when there is none.
 */
function preloadTags(bundle: readonly BundleEntry[], module: string): PreloadTag[] {
  const chunk = bundle.find(({ facadeModuleId }) => facadeModuleId?.replaceAll('\\', '/').includes(module))
  if (chunk === undefined) throw new Error(`the build has no chunk for ${module}`)
  const wanted = new Set([chunk])
  const styles = new Set<string>()
  const addImportsOf = ({ imports = [], viteMetadata }: BundleEntry): void => {
    for (const entry of bundle) {
      if (!imports.includes(entry.fileName) || wanted.has(entry)) continue
      wanted.add(entry)
      addImportsOf(entry)
    }
    for (const file of viteMetadata?.importedCss ?? []) styles.add(file)
  }
  addImportsOf(chunk)
  return [
    ...[...wanted].map(({ fileName }) => tag({ rel: 'modulepreload', crossorigin: true, href: fileName })),
    ...[...styles].map((href) => tag({ rel: 'stylesheet', crossorigin: true, href })),
    ...workersOf([...wanted], bundle).map((href) => tag({ rel: 'prefetch', href })),
  ]
}

/** The scripts that chunks start as workers: the build makes each an asset, which their code names. */
const workersOf = (chunks: readonly BundleEntry[], bundle: readonly BundleEntry[]): string[] =>
  bundle
    .filter(({ type, fileName }) => type === 'asset' && fileName.endsWith('.js'))
    .map(({ fileName }) => fileName)
    .filter((fileName) => chunks.some(({ code }) => code?.includes(basename(fileName))))

const tag = (attrs: { rel: string; crossorigin?: true; href: string }): PreloadTag => ({
  tag: 'link',
  injectTo: 'head',
  attrs,
})
