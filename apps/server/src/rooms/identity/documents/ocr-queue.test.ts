import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { succeed } from '../../../platform/context/outcome.ts'
import type { TextReader } from '../../../providers/ocr/index.ts'
import { createConfidentReading, createIdentityFields } from '../attempts/testing/document-fixture.ts'
import { queueReading, type ReadingOutcome } from './ocr-queue.ts'

let reader: TextReader
/** Players whose documents were read, in order; `end` finishes the first. */
let begun: { readonly playerId: bigint; end(): void }[]
beforeEach(() => {
  vi.useFakeTimers()
  reader = { readLines: async () => [] }
  begun = []
})
afterEach(() => void vi.useRealTimers())

const ask = (playerId: bigint, photos = 'front reverse') =>
  queueReading(reader, {
    playerId,
    photos,
    read() {
      const done = Promise.withResolvers<ReadingOutcome>()
      begun.push({
        playerId,
        end: () => done.resolve(succeed(createConfidentReading(createIdentityFields()))),
      })
      return done.promise
    },
  })
const beginners = async () => {
  await vi.advanceTimersByTimeAsync(0)
  return begun.map(({ playerId }) => playerId)
}

describe('concurrent readings', () => {
  it('run one after the other', async () => {
    const answers = [ask(1n), ask(2n)]
    expect(await beginners()).toEqual([1n])
    begun[0]?.end()
    expect(await answers[0]).toMatchObject({ ok: true })
    expect(await beginners()).toEqual([1n, 2n])
    begun[1]?.end()
    expect(await answers[1]).toMatchObject({ ok: true })
  })

  it('requests for the same photos share one job, so that no player fills the queue', async () => {
    const same = Array.from({ length: 9 }, () => ask(1n))
    const other = ask(2n)
    await beginners()
    begun[0]?.end()
    expect(new Set(await Promise.all(same)).size).toBe(1)
    expect(await beginners()).toEqual([1n, 2n])
    begun[1]?.end()
    expect(await other).toMatchObject({ ok: true })
  })

  it('10145: other photos of a player whose job is queued', async () => {
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

  it('10148: after 25 seconds; the job continues, and a later request gets its result', async () => {
    const first = ask(1n)
    await vi.advanceTimersByTimeAsync(25_000)
    expect(await first).toEqual({ ok: false, code: 10148 })
    const again = ask(1n)
    begun[0]?.end()
    expect(await again).toMatchObject({ ok: true })
    expect(await beginners()).toEqual([1n])
  })

  it('10148: at once when eight jobs are queued; those keep their places', async () => {
    const answers = [1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n].map((playerId) => ask(playerId))
    expect(await ask(9n)).toEqual({ ok: false, code: 10148 })
    for (const [at, answer] of answers.entries()) {
      await beginners()
      begun[at]?.end()
      expect(await answer).toMatchObject({ ok: true })
    }
    expect(await beginners()).toEqual([1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n])
  })

  it('a failed job does not block the next', async () => {
    const failing = queueReading(reader, {
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
