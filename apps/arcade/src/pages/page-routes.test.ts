import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestArcade, type TestArcade } from '../testing/create-test-arcade.ts'

const MINES_PAGE = `<!doctype html><title>mines</title><link rel="icon" href="data:,">
<script type="module" crossorigin src="/arcade/assets/mines-3f2a.js"></script>
<link rel="modulepreload" crossorigin href="/arcade/assets/engine-77aa.js">
<link rel="stylesheet" crossorigin href="/arcade/assets/mines-9c1d.css">`

let test: TestArcade
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arcade-dist-'))
  for (const [path, text] of [
    ['play/mines/index.html', MINES_PAGE],
    ['play/mines/index.html.br', 'compressed'],
    ['verify/index.html', '<!doctype html><title>verify</title>'],
    ['fairness/index.html', '<!doctype html><title>重算一局</title>'],
    ['fairness/en/index.html', '<!doctype html><title>fairness</title>'],
    ['fairness/mines.json', '{}'],
    ['assets/mines-3f2a.js', 'export {}'],
    ['art/mines.webp', 'picture'],
  ] as const) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  test = await createTestArcade({ distFolder: folder })
})
afterAll(async () => {
  await test.stop()
  await rm(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'GET', url: `/arcade/${path}`, headers })

it('serves pages with no-cache, a strict CSP and the hall as the only frame ancestor', async () => {
  const page = await get('play/mines/?lang=en')
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.headers['cache-control']).toBe('no-cache')
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(page.headers['x-frame-options']).toBeUndefined()
  expect((await get('verify/')).statusCode).toBe(200)
  const fairness = await get('fairness/')
  expect(fairness.statusCode).toBe(200)
  expect(fairness.headers['content-security-policy']).toBe(page.headers['content-security-policy'])
  expect((await get('fairness/mines.json')).headers['content-type']).toContain('application/json')
})

it.each([
  ['', '', 'zh-TW'],
  ['?lang=en', '', 'en'],
  ['?lang=zh-TW', '', 'zh-TW'],
  ['', 'a=b; lang=en', 'en'],
  ['', '__Host-lang=en', 'en'],
  ['', '__Host-lang=zh-TW; lang=en', 'zh-TW'],
  ['', 'other_lang=en; lang=fr', 'zh-TW'],
  ['?lang=zh-TW', 'lang=en', 'zh-TW'],
  ['?lang=en', 'lang=zh-TW', 'en'],
])('answers fairness/%s with the cookies "%s" in %s', async (search, cookie, language) => {
  const page = await get(`fairness/${search}`, { cookie })
  if (language === 'en')
    expect([page.statusCode, page.headers.location, page.headers['cache-control']]).toEqual([
      302,
      'en/',
      'no-cache',
    ])
  else expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('重算一局')])
  const english = await get('fairness/en/', { cookie })
  expect([english.statusCode, english.headers['cache-control']]).toEqual([200, 'no-cache'])
})

it('lists with each game what its page loads first, and nothing for one whose page is not built', async () => {
  const { data } = await test.provider('games/list', {})
  expect(data?.list).toContainEqual(
    expect.objectContaining({
      game: 'mines',
      page_files: [
        '/arcade/assets/mines-3f2a.js',
        '/arcade/assets/engine-77aa.js',
        '/arcade/assets/mines-9c1d.css',
      ],
    }),
  )
  expect(data?.list).toContainEqual(expect.objectContaining({ game: 'plinko', page_files: [] }))
})

it('serves the brotli file to clients that accept it', async () => {
  const page = await get('play/mines/', { 'accept-encoding': 'br' })
  expect(page.headers['content-encoding']).toBe('br')
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.headers['cache-control']).toBe('no-cache')
})

it('marks hashed assets immutable and caches covers for an hour', async () => {
  expect((await get('assets/mines-3f2a.js')).headers['cache-control']).toContain('immutable')
  const cover = await get('art/mines.webp')
  expect(cover.headers['cache-control']).toBe('public, max-age=3600')
  expect(cover.headers['content-type']).toBe('image/webp')
})

it.each(['play/chess/', 'assets/../../package.json', 'assets/%2e%2e/%2e%2e/package.json', '.env'])(
  'answers 404 for %s',
  async (path) => {
    expect((await get(path)).statusCode).toBe(404)
  },
)
