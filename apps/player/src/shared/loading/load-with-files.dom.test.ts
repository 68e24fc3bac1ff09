import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isNetworkFailure } from './retry-load.ts'

let links: HTMLLinkElement[]
let load: typeof import('./load-with-files.ts').loadWithFiles
const answer = (table: unknown) => vi.fn(async (_address: string) => Response.json(table))

beforeEach(async () => {
  links = []
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLLinkElement) links.push(node)
  })
  document.head.innerHTML = '<meta name="page-files" content="/assets/page-files-1.json">'
  vi.resetModules()
  load = (await import('./load-with-files.ts')).loadWithFiles
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const asked = () => links.map((link) => `${link.rel} ${new URL(link.href).pathname}`)
const settle = (type: string) => links.at(-1)?.dispatchEvent(new Event(type))

it('requests the chunk at once and waits for its styles', async () => {
  vi.stubGlobal('fetch', answer({ 'a.js': [], 'b.js': ['/assets/form.js', '/assets/page.css'] }))
  const chunk = vi.fn(async () => 'page')
  let isThere = false
  const loading = load(chunk, 'b.js').finally(() => {
    isThere = true
  })
  expect(chunk).toHaveBeenCalledTimes(1)
  await vi.waitFor(() =>
    expect(asked()).toEqual(['modulepreload /assets/form.js', 'stylesheet /assets/page.css']),
  )
  expect(isThere).toBe(false)
  settle('load')
  expect(await loading).toBe('page')
})

it('requests the table once, and each file once', async () => {
  const fetching = answer({ 'a.js': ['/assets/form.js'], 'b.js': ['/assets/form.js'] })
  vi.stubGlobal('fetch', fetching)
  await Promise.all([load(async () => 1, 'a.js'), load(async () => 2, 'b.js')])
  expect(fetching.mock.calls).toEqual([['/assets/page-files-1.json']])
  expect(asked()).toEqual(['modulepreload /assets/form.js'])
})

it('retries styles that failed', async () => {
  vi.stubGlobal('fetch', answer({ 'a.js': ['/assets/page.css'] }))
  const first = load(async () => 'page', 'a.js')
  await vi.waitFor(() => expect(links).toHaveLength(1))
  settle('error')
  const error = await first.catch((reason: unknown) => reason)
  expect(isNetworkFailure(error)).toBe(true)
  const second = load(async () => 'page', 'a.js')
  await vi.waitFor(() => expect(links).toHaveLength(2))
  settle('load')
  expect(await second).toBe('page')
})

it.each([
  ['the network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server', async () => new Response('', { status: 503 })],
])('asks again for the table after a failure of %s', async (_name, fail) => {
  vi.stubGlobal('fetch', fail)
  const error = await load(async () => 'page', 'a.js').catch((reason: unknown) => reason)
  expect(isNetworkFailure(error)).toBe(true)
  vi.stubGlobal('fetch', answer({ 'a.js': [] }))
  expect(await load(async () => 'page', 'a.js')).toBe('page')
})

it('loads a chunk with given files without the table', async () => {
  vi.stubGlobal('fetch', answer({}))
  expect(await load(async () => 'page')).toBe('page')
  expect(await load(async () => 'page', ['/assets/form.js'])).toBe('page')
  expect(asked()).toEqual(['modulepreload /assets/form.js'])
  expect(fetch).not.toHaveBeenCalled()
})
