import { join } from 'node:path'
import { expect, it } from 'vitest'
import { gamePages } from './vite-game-pages.ts'

const root = join(import.meta.dirname, 'web')
const dice = { id: 'dice', names: { 'zh-TW': '骰子', en: 'Dice' }, themeColor: '#000000' }

interface Entry {
  readonly type: 'chunk' | 'asset'
  readonly fileName: string
  readonly facadeModuleId?: string
  readonly imports?: readonly string[]
  readonly code?: string
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}
const page: Entry = {
  type: 'chunk',
  fileName: 'assets/page.js',
  facadeModuleId: '/project/games/dice/web/page.tsx',
  imports: ['assets/engine.js'],
  code: 'new Worker(new URL("/arcade/assets/roll-worker.js", import.meta.url))',
  viteMetadata: { importedCss: new Set(['assets/dice.css']) },
}
const engine: Entry = { type: 'chunk', fileName: 'assets/engine.js', code: 'start()' }
const chunkOfAnother: Entry = { type: 'chunk', fileName: 'assets/cards.js', code: '"other-worker.js"' }
const worker = (name: string): Entry => ({ type: 'asset', fileName: `assets/${name}.js` })

/** The tags that the built page of the game gets, as `rel href`. */
function tagsOf(bundle: readonly Entry[], html = '<html></html>'): string[] {
  const plugin = gamePages(root, [dice])
  const { configResolved, transformIndexHtml } = plugin as unknown as {
    configResolved(config: { base: string }): void
    transformIndexHtml: {
      handler(html: string, context: object): readonly { attrs: { rel: string; href: string } }[]
    }
  }
  configResolved({ base: '/arcade/' })
  const context = {
    filename: join(root, 'play', 'dice', 'index.html'),
    bundle: Object.fromEntries(bundle.map((entry) => [entry.fileName, entry])),
  }
  return transformIndexHtml.handler(html, context).map(({ attrs }) => `${attrs.rel} ${attrs.href}`)
}

it('a page loads the chunks and styles of its game at once, and the scripts of its workers after all else', () => {
  const bundle = [worker('roll-worker'), worker('other-worker'), chunkOfAnother, engine, page]
  expect(tagsOf(bundle)).toEqual([
    'modulepreload /arcade/assets/page.js',
    'modulepreload /arcade/assets/engine.js',
    'stylesheet /arcade/assets/dice.css',
    'prefetch /arcade/assets/roll-worker.js',
  ])
})

it('loads the styles of a shared part before those of the pages that use it, whose classes win', () => {
  const styled = (entry: Entry, css: string): Entry => ({
    ...entry,
    viteMetadata: { importedCss: new Set([`assets/${css}`]) },
  })
  const card = styled({ type: 'chunk', fileName: 'assets/card.js', imports: ['assets/face.js'] }, 'card.css')
  const face = styled({ type: 'chunk', fileName: 'assets/face.js' }, 'face.css')
  const tags = tagsOf([{ ...page, imports: ['assets/face.js', 'assets/card.js'] }, card, face])
  expect(tags.filter((tag) => tag.startsWith('stylesheet'))).toEqual([
    'stylesheet /arcade/assets/face.css',
    'stylesheet /arcade/assets/card.css',
    'stylesheet /arcade/assets/dice.css',
  ])
})

it('names nothing that the page has already', () => {
  const html = '<link rel="modulepreload" href="/arcade/assets/engine.js">'
  expect(tagsOf([engine, page], html)).toEqual([
    'modulepreload /arcade/assets/page.js',
    'stylesheet /arcade/assets/dice.css',
  ])
})

it('refuses a build without the chunk of the game', () => {
  expect(() => tagsOf([engine])).toThrow('the build has no chunk for /games/dice/web/page.')
})
