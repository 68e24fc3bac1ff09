import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { Locale } from '@gamehall/contract/constants'
import Fastify from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type HomeData, playerPages } from './player-pages.ts'

const folders: string[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

const data: HomeData = {
  getSiteConfig: {
    name: '極光',
    short_name: 'AURORA',
    logo: null,
    colors: { accent: '#e9c27c', info: '#48e0c6' },
    api_url: null,
    mode: 'sandbox',
    google_client_id: null,
    closed: null,
    minimum_age: 18,
    asks_birth_date: false,
    game_wallets: 'transfer',
    support_email: null,
    version: '1',
  },
  listBanners: { list: [] },
  listNewNotices: { list: [] },
  getGameHallList: { categories: [], platforms: [], list: [] },
}

const renderer = `export const renderHome = (language, data, readAt) => ({
  languageTag: language === 'en' ? 'en' : 'zh-Hant-TW',
  title: data.getSiteConfig.name + ' <& co',
  tint: language === 'en' ? '--site-accent:#123456"' : '',
  preloads: '<link rel="preload" as="image" href="/$&.svg"/>',
  body: '<p>home in ' + language + ' $& $1</p>',
  state: JSON.stringify({ readAt }),
})`

async function writeBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gamehall-player-'))
  folders.push(folder)
  await mkdir(join(folder, 'client/assets'), { recursive: true })
  await mkdir(join(folder, 'server'))
  const html =
    '<!doctype html><html lang="zh-Hant-TW" data-theme="dark"><title>x</title><!--preloads--><style></style><div id="root"><!--body--></div><!--state-->'
  await writeFile(
    join(folder, 'page.json'),
    JSON.stringify({ html, scriptHash: "'sha256-script'", styleHash: "'sha256-style'" }),
  )
  await writeFile(join(folder, 'server/entry-server.js'), renderer)
  await writeFile(join(folder, 'server/package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'client/assets/index-abc.js'), 'start()')
  await writeFile(join(folder, 'client/assets/index-abc.js.br'), brotliCompressSync('start()'))
  await writeFile(join(folder, 'client/assets/face-worker-a-c.js'), 'look()')
  await writeFile(join(folder, 'client/assets/face-worker-a-c.js.br'), brotliCompressSync('look()'))
  await writeFile(join(folder, 'client/offline.html'), '<p>offline</p>')
  await writeFile(join(folder, 'client/sw.js'), 'work()')
  return folder
}

let mark = 0

async function serve(loadHome: (language: Locale) => Promise<HomeData> = async () => data) {
  const app = Fastify()
  await app.register(playerPages, {
    distFolder: await writeBuild(),
    loadHome,
    cacheVersion: () => mark,
    config: { frameSources: ['https://arcade.example'], apiOrigins: ['https://api.example.com'] },
  })
  return app
}

describe('playerPages', () => {
  it('lets the pages reach the API address of the site’s config (§7), and nothing else', async () => {
    const app = await serve(async () => ({
      ...data,
      getSiteConfig: { ...data.getSiteConfig, api_url: 'https://api.example.com/hall' },
    }))
    const policy = String((await app.inject({ url: '/' })).headers['content-security-policy'])
    expect(policy).toContain("connect-src 'self' https://api.example.com;")
    expect(policy).toContain("script-src 'self' 'sha256-script';")
    const elsewhere = await serve(async () => ({
      ...data,
      getSiteConfig: { ...data.getSiteConfig, api_url: 'https://evil.example' },
    }))
    const closed = (await elsewhere.inject({ url: '/' })).headers['content-security-policy']
    expect(closed).toContain("connect-src 'self';")
    const file = await app.inject({ url: '/offline.html' })
    expect(file.headers['content-security-policy']).toContain("connect-src 'self';")
  })

  it('renders home with its data, title, and a policy without inline code', async () => {
    const app = await serve()
    const answer = await app.inject({ url: '/' })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<div id="root"><p>home in zh-TW $& $1</p></div>')
    expect(answer.body).toContain('</title><link rel="preload" as="image" href="/$&.svg"/><style>')
    expect(answer.body).toContain('<script type="application/json" id="home-state">{"readAt":')
    expect(answer.body).toContain('<title>極光 &#60;&#38; co</title>')
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' 'sha256-script';")
    expect(policy).toContain("style-src 'self' 'sha256-style';")
    expect(policy).toContain("frame-src 'self' https://arcade.example")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it('follows the language cookie and uses the site’s colours', async () => {
    const app = await serve()
    const answer = await app.inject({
      url: '/',
      headers: { cookie: 'a=b; lang=en', 'accept-language': 'zh-TW' },
    })
    expect(answer.body).toContain(
      '<html lang="en" data-tinted style="--site-accent:#123456&#34;" data-theme="dark">',
    )
    expect(answer.body).toContain('home in en')
  })

  it('sends it compressed where accepted', async () => {
    const app = await serve()
    const answer = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('home in zh-TW')
  })

  it('prefers the __Host- cookie', async () => {
    const app = await serve()
    const html = async (cookie: string) => (await app.inject({ url: '/', headers: { cookie } })).body
    expect(await html('lang=zh-TW; __Host-lang=en')).toContain('<html lang="en"')
    expect(await html('__Host-lang=fr; lang=en')).toContain('<html lang="en"')
  })

  it('loads and renders once per second, cache version and language', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const loadHome = vi.fn(async () => data)
    const app = await serve(loadHome)
    const ask = (lang: string) => app.inject({ url: '/', headers: { cookie: `lang=${lang}` } })
    await Promise.all([ask('en'), ask('en'), ask('zh-TW')])
    expect(loadHome).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(999)
    await ask('en')
    expect(loadHome).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(1)
    await ask('en')
    expect(loadHome).toHaveBeenCalledTimes(3)
    mark += 1
    await ask('en')
    await ask('en')
    expect(loadHome).toHaveBeenCalledTimes(4)
  })

  it('answers 503 with the empty page without data, and recovers', async () => {
    const loadHome = vi.fn(async () => data).mockRejectedValueOnce(new Error('no database'))
    const app = await serve(loadHome)
    const failed = await app.inject({ url: '/' })
    expect(failed.statusCode).toBe(503)
    expect(failed.body).toContain('<div id="root"></div>')
    expect(failed.body).not.toContain('no database')
    expect((await app.inject({ url: '/' })).statusCode).toBe(200)
  })

  it.each([
    ['/assets/index-abc.js', 'public, max-age=31536000, immutable'],
    ['/sw.js', 'no-cache'],
    ['/offline.html', 'no-cache'],
  ])('serves %s with %s', async (url, cacheControl) => {
    const app = await serve()
    const answer = await app.inject({ url })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe(cacheControl)
  })

  it('serves the compressed file where one exists', async () => {
    const app = await serve()
    const answer = await app.inject({ url: '/assets/index-abc.js', headers: { 'accept-encoding': 'br' } })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(answer.headers['content-type']).toMatch(/javascript/)
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('start()')
  })

  it('allows the offline shell its own script and style', async () => {
    const app = await serve()
    expect((await app.inject({ url: '/offline.html' })).headers['content-security-policy']).toContain(
      "'sha256-script'",
    )
  })

  it.each(['br', 'identity'])('only the face worker may compile WebAssembly (%s)', async (encoding) => {
    const app = await serve()
    const policyOf = async (url: string) =>
      (await app.inject({ url, headers: { 'accept-encoding': encoding } })).headers['content-security-policy']
    expect(await policyOf('/assets/face-worker-a-c.js')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    )
    expect(await policyOf('/assets/index-abc.js')).toBeUndefined()
    expect(await policyOf('/')).not.toContain('wasm-unsafe-eval')
  })

  it.each(['/page.json', '/server/entry-server.js', '/assets/../page.json', '/assets/missing.js'])(
    'does not serve %s',
    async (url) => {
      const app = await serve()
      expect((await app.inject({ url })).statusCode).toBe(404)
    },
  )
})
