import { afterEach, beforeEach, expect, test } from 'vitest'
import { applyFunctions } from './apply-functions.ts'
import { migrateSchema } from './migrate-schema.ts'
import { createTestDatabase, type TestDatabase } from './testing/index.ts'

const file = (name: string, revision: number, factor: number, args = 'a int') => ({
  name,
  sql: `-- revision ${revision}
create or replace function ${name}(${args}) returns int language sql return a * ${factor};`,
})

let database: TestDatabase<unknown>
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

const apply = (...files: { name: string; sql: string }[]) =>
  applyFunctions(database.db, { name: 'purse', files })
const call = async (text: string): Promise<unknown> =>
  (await database.pool.query(`select ${text} as value`)).rows[0]?.value

test('applies a file that changed, and none that did not', async () => {
  expect(await apply(file('twice', 1, 2), file('thrice', 1, 3))).toEqual(['twice', 'thrice'])
  await database.pool.query('create or replace function thrice(a int) returns int language sql return 0')
  expect(await apply(file('twice', 2, 20), file('thrice', 1, 3))).toEqual(['twice'])
  expect([await call('twice(1)'), await call('thrice(1)')]).toEqual([20, 0])
  expect(await apply(file('twice', 2, 20), file('thrice', 1, 3))).toEqual([])
})

test('an older server that starts later takes nothing back', async () => {
  await apply(file('twice', 2, 20))
  expect(await apply(file('twice', 1, 2))).toEqual([])
  expect(await call('twice(1)')).toBe(20)
})

test('a running older server keeps the function it calls when a new one has other arguments', async () => {
  await apply(file('twice', 1, 2))
  await apply(file('twice', 2, 20, 'a int, b int'))
  expect([await call('twice(1)'), await call('twice(1, 1)')]).toEqual([2, 20])
})

test('another result under the same name is refused and named, and nothing is applied', async () => {
  await apply(file('twice', 1, 2))
  const changed = {
    name: 'twice',
    sql: "-- revision 2\ncreate or replace function twice(a int) returns text language sql return 'x';",
  }
  await expect(apply(file('thrice', 1, 3), changed)).rejects.toThrow(
    /functions of purse, twice: .*return type/,
  )
  await expect(call('thrice(1)')).rejects.toMatchObject({ code: '42883' })
  expect(await call('twice(1)')).toBe(2)
})

test('serializes concurrent starts', async () => {
  const runs = await Promise.all([1, 2, 3].map(() => apply(file('twice', 1, 2))))
  expect(runs.flat()).toEqual(['twice'])
})

test('refuses a file without a revision', async () => {
  await expect(apply({ name: 'loose', sql: 'select 1' })).rejects.toThrow(
    'loose does not begin with "-- revision N"',
  )
})

test('functions follow the migrations of their component', async () => {
  const migrations = [
    { name: '0001-coins', sql: 'create table coin (value int); insert into coin values (7)' },
  ]
  const functions = [
    {
      name: 'coins',
      sql: '-- revision 1\ncreate or replace function coins() returns int language sql return (select value from coin);',
    },
  ]
  expect(await migrateSchema(database.db, { name: 'purse', migrations, functions })).toEqual(['0001-coins'])
  expect(await call('coins()')).toBe(7)
})
