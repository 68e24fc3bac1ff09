import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCallBatcher } from './batch-calls.ts'
import type { Pool } from './create-pool.ts'
import { createTestDatabase } from './testing/index.ts'

let pool: Pool
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await createTestDatabase({ migrate: async () => {} })
  ;({ pool, drop } = database)
  await pool.query('create table notes (note int primary key check (note < 100))')
})
afterAll(() => drop())

let batches: number[][] = []
beforeEach(async () => {
  batches = []
  await pool.query('truncate notes')
})

const write = async (notes: readonly number[]) => {
  batches.push([...notes])
  await pool.query('insert into notes select unnest($1::int[])', [notes])
  return notes.map((note) => note * 2)
}
const written = async () =>
  (await pool.query<{ note: number }>('select note from notes order by note')).rows.map(({ note }) => note)

describe('call batching', () => {
  it('batches the calls of one turn of the event loop and returns each result in order', async () => {
    const batch = createCallBatcher(write)
    expect(await Promise.all([3, 1, 2].map(batch))).toEqual([6, 2, 4])
    expect(batches).toEqual([[3, 1, 2]])
    expect(await written()).toEqual([1, 2, 3])
  })

  it('queues calls while the allowed number of batches is in progress', async () => {
    const batch = createCallBatcher(write, { maxBatchSize: 2, maxConcurrentBatches: 1 })
    await Promise.all([1, 2, 3, 4, 5].map(batch))
    expect(batches).toEqual([[1, 2], [3, 4], [5]])
  })

  it('processes items of one key one after another, in order', async () => {
    const batch = createCallBatcher(write, { keyOf: (note) => `${note % 10}`, maxConcurrentBatches: 4 })
    await Promise.all([1, 11, 2, 21].map(batch))
    expect(batches).toEqual([[1, 2], [11], [21]])
  })

  it('collects calls while the newest batch is young, and then starts the next one beside it', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    const started: number[][] = []
    const work = async (items: readonly number[]) => {
      started.push([...items])
      await gate
      return items
    }
    const batch = createCallBatcher(work, { maxConcurrentBatches: 2, overlapAfterMs: 40 })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const turn = () => new Promise((resolve) => setImmediate(resolve))
      const answers = [batch(1)]
      await turn()
      answers.push(batch(2), batch(3))
      await turn()
      vi.advanceTimersByTime(39)
      expect(started).toEqual([[1]])
      vi.advanceTimersByTime(1)
      expect(started).toEqual([[1], [2, 3]])
      answers.push(batch(4))
      await turn()
      vi.advanceTimersByTime(40)
      expect(started, 'two are the most').toEqual([[1], [2, 3]])
      open()
      expect(await Promise.all(answers)).toEqual([1, 2, 3, 4])
    } finally {
      vi.useRealTimers()
    }
  })

  it('fails only the faulty item', async () => {
    const batch = createCallBatcher(write)
    const outcomes = await Promise.allSettled([1, 100, 2].map(batch))
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await written()).toEqual([1, 2])
  })

  it('finds the faulty item by halves: the others wait for few tries', async () => {
    const batch = createCallBatcher(write)
    const notes = [...Array(31).keys(), 100]
    const outcomes = await Promise.allSettled(notes.map(batch))
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect(batches).toHaveLength(1 + 2 * 5)
    expect(await written()).toEqual([...Array(31).keys()])
  })

  it('retries nothing after an outage, whose commit is unknown', async () => {
    let tries = 0
    const batch = createCallBatcher(async () => {
      tries += 1
      await pool.query('select pg_terminate_backend(pg_backend_pid())')
      return []
    })
    const outcomes = await Promise.allSettled([1, 2].map(batch))
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(tries).toBe(1)
  })

  it('retries after a deadlock', async () => {
    let tries = 0
    const batch = createCallBatcher(async (notes: readonly number[]) => {
      tries += 1
      if (tries === 1) await pool.query("do $$ begin raise exception 'x' using errcode = '40P01'; end $$")
      return write(notes)
    })
    expect(await Promise.all([1, 2].map(batch))).toEqual([2, 4])
    expect(batches).toEqual([[1, 2]])
  })

  it('works again after a failure', async () => {
    const batch = createCallBatcher(write, { keyOf: () => 'one', maxConcurrentBatches: 1 })
    await expect(batch(100)).rejects.toThrow('check')
    expect(await batch(5)).toBe(10)
  })
})
