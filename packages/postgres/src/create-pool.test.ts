import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from './create-pool.ts'
import { createTestDatabase, type TestDatabase } from './testing/index.ts'

let database: TestDatabase<unknown>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('parses values without loss', async () => {
  const { rows } = await database.pool.query(
    `select 9007199254740993::int8 as big, count(*) as counted, 0.10::numeric as exact, 7::int4 as small,
            timestamptz '2026-01-02 03:04:05+08' as instant, date '2026-01-02' as day,
            array[1, null, 9007199254740993]::int8[] as many, '{}'::int8[] as none, array[date '2026-01-02'] as days`,
  )
  expect(rows[0]).toEqual({
    big: 9007199254740993n,
    counted: 1n,
    exact: '0.10',
    small: 7,
    instant: new Date('2026-01-01T19:04:05Z'),
    day: '2026-01-02',
    many: [1n, null, 9007199254740993n],
    none: [],
    days: ['2026-01-02'],
  })
})

test('accepts bigint parameters', async () => {
  const { rows } = await database.pool.query('select $1::int8 as value, $2::int8[] as values', [
    1n << 62n,
    [1n, 2n],
  ])
  expect(rows[0]).toEqual({ value: 1n << 62n, values: [1n, 2n] })
})

test('cancels a statement after its timeout', async () => {
  const pool = createPool(database.url, { statementTimeoutMs: 50 })
  await expect(pool.query('select pg_sleep(10)')).rejects.toMatchObject({ code: '57014' })
  await pool.end()
})

test('reports and replaces a connection that breaks while idle', async () => {
  const broken = Promise.withResolvers<Error>()
  const pool = createPool(database.url, { max: 1, onIdleError: broken.resolve })
  const pid = (await pool.query('select pg_backend_pid() as pid')).rows[0].pid
  await database.pool.query('select pg_terminate_backend($1)', [pid])
  expect((await broken.promise).message).toContain('terminat')
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await pool.end()
})

test('a connection that breaks between two statements fails only the next statement', async () => {
  const broken = Promise.withResolvers<Error>()
  const pool = createPool(database.url, { max: 1, onIdleError: broken.resolve })
  const client = await pool.connect()
  const pid = (await client.query('select pg_backend_pid() as pid')).rows[0].pid
  await client.query('begin')
  await database.pool.query('select pg_terminate_backend($1)', [pid])
  expect((await broken.promise).message).toContain('terminat')
  await expect(client.query('select 1')).rejects.toThrow()
  client.release(true)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await pool.end()
})
