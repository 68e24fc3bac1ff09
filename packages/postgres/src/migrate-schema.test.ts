import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrateSchema } from './migrate-schema.ts'
import { createTestDatabase, type TestDatabase } from './testing/index.ts'

const first = { name: '0001-coins', sql: 'create table coin (value int8); insert into coin values (1);' }
const second = { name: '0002-more-coins', sql: 'insert into coin values (2)' }

let database: TestDatabase<unknown>
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

const coins = async () =>
  (await database.pool.query('select value from coin order by 1')).rows.map((row) => row.value)

test('runs pending migrations once, in order', async () => {
  const { db } = database
  expect(await migrateSchema(db, { name: 'purse', migrations: [first] })).toEqual(['0001-coins'])
  expect(await migrateSchema(db, { name: 'purse', migrations: [first, second] })).toEqual(['0002-more-coins'])
  expect(await migrateSchema(db, { name: 'purse', migrations: [first, second] })).toEqual([])
  expect(await coins()).toEqual([1n, 2n])
})

test('reads numbered files with several statements each from a folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gamehall-migrations-'))
  await writeFile(join(folder, '0002-more-coins.sql'), second.sql)
  await writeFile(join(folder, '0001-coins.sql'), first.sql)
  await writeFile(join(folder, 'README.md'), 'not a migration')
  expect(await migrateSchema(database.db, { name: 'purse', folder })).toEqual([
    '0001-coins',
    '0002-more-coins',
  ])
  expect(await coins()).toEqual([1n, 2n])
  await rm(folder, { recursive: true })
})

test('components keep separate records of the same numbers', async () => {
  await migrateSchema(database.db, { name: 'purse', migrations: [first] })
  const other = { name: '0001-coins', sql: 'create table token (value int8)' }
  expect(await migrateSchema(database.db, { name: 'pocket', migrations: [other] })).toEqual(['0001-coins'])
})

test('serializes concurrent starts', async () => {
  const runs = await Promise.all(
    [1, 2, 3, 4].map(() => migrateSchema(database.db, { name: 'purse', migrations: [first, second] })),
  )
  expect(runs.flat()).toEqual(['0001-coins', '0002-more-coins'])
  expect(await coins()).toEqual([1n, 2n])
})

test('rolls back and names a failing migration', async () => {
  const broken = { name: '0002-broken', sql: 'insert into coin values (2); select nonsense' }
  const run = migrateSchema(database.db, { name: 'purse', migrations: [first, broken] })
  await expect(run).rejects.toThrow(/schema "purse", 0002-broken: .*nonsense/)
  await expect(coins()).rejects.toMatchObject({ code: '42P01' })
  expect(await migrateSchema(database.db, { name: 'purse', migrations: [first] })).toEqual(['0001-coins'])
})

test('refuses a database that is ahead of the code', async () => {
  await migrateSchema(database.db, { name: 'purse', migrations: [first, second] })
  await expect(migrateSchema(database.db, { name: 'purse', migrations: [first] })).rejects.toMatchObject({
    name: 'DatabaseAheadError',
    step: '0002-more-coins',
  })
})

test.each([
  ['a name without a number', [{ name: 'coins', sql: '' }], /"coins" is no migration name/],
  ['a number used twice', [first, { name: '0001-again', sql: '' }], /0001-coins and 0001-again/],
])('%s is refused', async (_, migrations, message) => {
  await expect(migrateSchema(database.db, { name: 'purse', migrations })).rejects.toThrow(message)
})
