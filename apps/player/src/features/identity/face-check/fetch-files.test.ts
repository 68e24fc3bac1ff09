import { describe, expect, it, vi } from 'vitest'
import { createFetchFromFiles, fetchFiles } from './fetch-files.ts'

const files = [
  { name: 'a.json', url: '/assets/a-1.json', kilobytes: 1 },
  { name: 'b.bin', url: '/assets/b-2.bin', kilobytes: 3 },
]
const serve = async (address: string | URL | Request) =>
  String(address).endsWith('.json') ? new Response('{}') : new Response(new Uint8Array(3000))

describe('fetchFiles', () => {
  it('reports progress to the end', async () => {
    const told: number[] = []
    const fetched = await fetchFiles(files, (share) => told.push(share), serve)
    expect([...fetched.keys()]).toEqual(['a.json', 'b.bin'])
    expect(told.toSorted((a, b) => a - b)).toEqual(told)
    expect(told.at(-1)).toBeCloseTo(1)
  })

  it('fails when a file fails', async () => {
    const missing = async () => new Response('', { status: 404 })
    await expect(fetchFiles(files, () => {}, missing)).rejects.toThrow('404')
  })
})

describe('answerFrom', () => {
  it('answers loaded files by name with their type, and fetches others', async () => {
    const rest = vi.fn(async () => new Response('rest'))
    const there = new Map([
      ['x.wasm', new Blob(['wasm'])],
      ['a.json', new Blob(['{"a":1}'], { type: 'application/json' })],
    ])
    const load = createFetchFromFiles(there, rest)
    const wasm = await load('https://hall.test/x.wasm')
    expect(wasm.headers.get('content-type')).toBe('application/wasm')
    expect(await (await load(new URL('https://hall.test/models/a.json'))).json()).toEqual({ a: 1 })
    expect(rest).not.toHaveBeenCalled()
    expect(await (await load('https://hall.test/other.json')).text()).toBe('rest')
  })
})
