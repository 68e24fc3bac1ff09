import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Pool } from './create-pool.ts'
import { createGathering } from './gather.ts'
import { createTestDatabase } from './testing/index.ts'

let pool: Pool
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await createTestDatabase({ migrate: async () => {} })
  ;({ pool, drop } = database)
  await pool.query('create table notes (note int primary key check (note < 100))')
})
afterAll(() => drop())

let gatherings: number[][] = []
beforeEach(async () => {
  gatherings = []
  await pool.query('truncate notes')
})

const write = async (notes: readonly number[]) => {
  gatherings.push([...notes])
  await pool.query('insert into notes select unnest($1::int[])', [notes])
  return notes.map((note) => note * 2)
}
const written = async () =>
  (await pool.query<{ note: number }>('select note from notes order by note')).rows.map(({ note }) => note)

describe('a gathering', () => {
  it('does together what comes in one turn, and answers each in its place', async () => {
    const gather = createGathering(write)
    expect(await Promise.all([3, 1, 2].map(gather))).toEqual([6, 2, 4])
    expect(gatherings).toEqual([[3, 1, 2]])
    expect(await written()).toEqual([1, 2, 3])
  })

  it('gathers meanwhile what comes while as many as allowed are under way', async () => {
    const gather = createGathering(write, { mostAtOnce: 2, mostUnderWay: 1 })
    await Promise.all([1, 2, 3, 4, 5].map(gather))
    expect(gatherings).toEqual([[1, 2], [3, 4], [5]])
  })

  it('keeps items of one key apart, in their order', async () => {
    const gather = createGathering(write, { keyOf: (note) => `${note % 10}`, mostUnderWay: 4 })
    await Promise.all([1, 11, 2, 21].map(gather))
    expect(gatherings).toEqual([[1, 2], [11], [21]])
  })

  it('fails only the one at fault', async () => {
    const gather = createGathering(write)
    const outcomes = await Promise.allSettled([1, 100, 2].map(gather))
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await written()).toEqual([1, 2])
  })

  it('tries nothing again in an outage, of which nobody knows what it committed', async () => {
    let tries = 0
    const gather = createGathering(async () => {
      tries += 1
      await pool.query('select pg_terminate_backend(pg_backend_pid())')
      return []
    })
    const outcomes = await Promise.allSettled([1, 2].map(gather))
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(tries).toBe(1)
  })

  it('tries the same again after a deadlock', async () => {
    let tries = 0
    const gather = createGathering(async (notes: readonly number[]) => {
      tries += 1
      if (tries === 1) await pool.query("do $$ begin raise exception 'x' using errcode = '40P01'; end $$")
      return write(notes)
    })
    expect(await Promise.all([1, 2].map(gather))).toEqual([2, 4])
    expect(gatherings).toEqual([[1, 2]])
  })

  it('is usable again after a failure', async () => {
    const gather = createGathering(write, { keyOf: () => 'one', mostUnderWay: 1 })
    await expect(gather(100)).rejects.toThrow('check')
    expect(await gather(5)).toBe(10)
  })
})
