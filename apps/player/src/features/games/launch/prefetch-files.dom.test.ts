import { beforeEach, expect, it, vi } from 'vitest'

const prefetched = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map((link) =>
    link.getAttribute('href'),
  )
const setConnection = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })

let prefetchFiles: (addresses: readonly string[]) => void
beforeEach(async () => {
  document.head.replaceChildren()
  setConnection(undefined)
  vi.resetModules()
  prefetchFiles = (await import('./prefetch-files.ts')).prefetchFiles
})

it('loads each file once', () => {
  prefetchFiles(['/arcade/assets/engine.js', '/arcade/assets/engine.css'])
  prefetchFiles(['/arcade/assets/engine.js', '/arcade/assets/mines.js'])
  expect(prefetched()).toEqual([
    '/arcade/assets/engine.js',
    '/arcade/assets/engine.css',
    '/arcade/assets/mines.js',
  ])
})

it('loads nothing from another site, whose frame would load it again', () => {
  prefetchFiles([
    `https://games.${location.hostname}/engine.js`,
    'https://games.example/engine.js',
    `https://not${location.hostname}/engine.js`,
  ])
  expect(prefetched()).toEqual([`https://games.${location.hostname}/engine.js`])
})

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'loads nothing over %o',
  (connection) => {
    setConnection(connection)
    prefetchFiles(['/arcade/assets/engine.js'])
    expect(prefetched()).toEqual([])
  },
)

it('loads in advance over a fast line', () => {
  setConnection({ saveData: false, effectiveType: '3g' })
  prefetchFiles(['/arcade/assets/engine.js'])
  expect(prefetched()).toEqual(['/arcade/assets/engine.js'])
})
