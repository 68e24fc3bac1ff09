import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { createPool } from '../create-pool.ts'
import { createTestDatabase } from './create-test-database.ts'

const migrate = async (db: Kysely<unknown>) => {
  await sql`create table note (body text not null)`.execute(db)
}

test('creates a migrated database for each caller', async () => {
  const first = await createTestDatabase({ migrate })
  const second = await createTestDatabase({ migrate })
  await first.pool.query("insert into note values ('mine')")
  expect((await first.pool.query('select * from note')).rowCount).toBe(1)
  expect((await second.pool.query('select * from note')).rowCount).toBe(0)
  await first.drop()
  await second.drop()
})

test('migrates once per key, and clones the template for later and concurrent callers', async () => {
  let runs = 0
  const counted: typeof migrate = async (db) => {
    runs += 1
    await migrate(db)
  }
  const databases = await Promise.all(
    [1, 2, 3].map(() => createTestDatabase({ key: 'note', migrate: counted })),
  )
  expect(runs).toBe(1)
  for (const database of databases) {
    expect((await database.pool.query('select * from note')).rowCount).toBe(0)
    await database.drop()
  }
})

test('creates a template again after a failure', async () => {
  const failing = () => Promise.reject(new Error('no luck'))
  await expect(createTestDatabase({ key: 'second try', migrate: failing })).rejects.toThrow('no luck')
  const database = await createTestDatabase({ key: 'second try', migrate })
  expect((await database.pool.query('select * from note')).rowCount).toBe(0)
  await database.drop()
})

test('drops the database even with another connection open', async () => {
  const kept = await createTestDatabase()
  const doomed = await createTestDatabase()
  const stranger = createPool(doomed.url, { max: 1 })
  await stranger.query('select 1')
  await doomed.drop()
  const name = new URL(doomed.url).pathname.slice(1)
  expect((await kept.pool.query('select 1 from pg_database where datname = $1', [name])).rowCount).toBe(0)
  await stranger.end()
  await kept.drop()
})
