import { afterAll, beforeAll, expect, test } from 'vitest'
import { sqlRunner } from './sql-runner.ts'
import { createTestDatabase, type TestDatabase } from './testing/index.ts'

let database: TestDatabase<unknown>
beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query('create table coin (value int8 not null)')
})
afterAll(() => database.drop())

test('runs a statement with its parameters and returns the rows', async () => {
  const run = sqlRunner(database.db)
  expect(await run('select $1::int8 + $2::int8 as sum', [1n, 2])).toEqual([{ sum: 3n }])
})

test('runs inside the caller’s transaction', async () => {
  const rolledBack = database.db.transaction().execute(async (trx) => {
    const run = sqlRunner(trx)
    await run('insert into coin values ($1)', [5])
    expect(await run('select value from coin')).toEqual([{ value: 5n }])
    throw new Error('changed my mind')
  })
  await expect(rolledBack).rejects.toThrow('changed my mind')
  expect(await sqlRunner(database.db)('select value from coin')).toEqual([])
})
