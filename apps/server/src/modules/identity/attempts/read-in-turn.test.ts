import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { succeed } from '../../../core/outcome.ts'
import type { TextReader } from '../../../providers/ocr/index.ts'
import { dataOf, sureReading } from '../test-document.ts'
import { type ReadingOutcome, readInTurn } from './read-in-turn.ts'

let reader: TextReader
/** Whose document is being read, in the order in which they were begun; `end` is done with the first. */
let begun: { readonly playerId: bigint; end(): void }[]
beforeEach(() => {
  vi.useFakeTimers()
  reader = { readLines: async () => [] }
  begun = []
})
afterEach(() => void vi.useRealTimers())

const ask = (playerId: bigint, photos = 'front reverse') =>
  readInTurn(reader, {
    playerId,
    photos,
    read() {
      const done = Promise.withResolvers<ReadingOutcome>()
      begun.push({ playerId, end: () => done.resolve(succeed(sureReading(dataOf()))) })
      return done.promise
    },
  })
const beginners = async () => {
  await vi.advanceTimersByTimeAsync(0)
  return begun.map(({ playerId }) => playerId)
}

describe('documents that are to be read at once', () => {
  it('are read one after the other', async () => {
    const answers = [ask(1n), ask(2n)]
    expect(await beginners()).toEqual([1n])
    begun[0]?.end()
    expect(await answers[0]).toMatchObject({ ok: true })
    expect(await beginners()).toEqual([1n, 2n])
    begun[1]?.end()
    expect(await answers[1]).toMatchObject({ ok: true })
  })

  it('the same photos, asked for again, are read once: no player takes the reader from the others', async () => {
    const same = Array.from({ length: 9 }, () => ask(1n))
    const other = ask(2n)
    await beginners()
    begun[0]?.end()
    expect(new Set(await Promise.all(same)).size).toBe(1)
    expect(await beginners()).toEqual([1n, 2n])
    begun[1]?.end()
    expect(await other).toMatchObject({ ok: true })
  })

  it('10145: other photos of who is being read', async () => {
    const first = ask(1n)
    expect(await ask(1n, 'another front')).toEqual({ ok: false, code: 10145 })
    await beginners()
    begun[0]?.end()
    await first
    const next = ask(1n, 'another front')
    expect(await beginners()).toEqual([1n, 1n])
    begun[1]?.end()
    expect(await next).toMatchObject({ ok: true })
  })

  it('10148: not done within 25 seconds; it goes on, and is there for who asks again', async () => {
    const first = ask(1n)
    await vi.advanceTimersByTimeAsync(25_000)
    expect(await first).toEqual({ ok: false, code: 10148 })
    const again = ask(1n)
    begun[0]?.end()
    expect(await again).toMatchObject({ ok: true })
    expect(await beginners()).toEqual([1n])
  })

  it('10148: at once for who comes when eight are there; those keep their places', async () => {
    const answers = [1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n].map((playerId) => ask(playerId))
    expect(await ask(9n)).toEqual({ ok: false, code: 10148 })
    for (const [at, answer] of answers.entries()) {
      await beginners()
      begun[at]?.end()
      expect(await answer).toMatchObject({ ok: true })
    }
    expect(await beginners()).toEqual([1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n])
  })

  it('one that fails leaves the reader to the next', async () => {
    const failing = readInTurn(reader, {
      playerId: 1n,
      photos: '',
      read: () => Promise.reject(new Error('no disk')),
    })
    const next = ask(2n)
    await expect(failing).rejects.toThrow('no disk')
    expect(await beginners()).toEqual([2n])
    begun[0]?.end()
    expect(await next).toMatchObject({ ok: true })
  })
})
