import { describe, expect, test } from 'vitest'
import { findViolations } from './find-violations.ts'
import { checkRoomTables, roomTables } from './room-tables.ts'
import { tablesInSql } from './table-references.ts'

const server = 'apps/server/src'
const tables = {
  [`${server}/rooms/games/tables.ts`]:
    'export interface GamesTables { bets: { bet_id: string }; games: { gid: string } }',
  [`${server}/rooms/account/tables.ts`]: 'export interface AccountTables { players: { player_id: bigint } }',
}
const inAccount = (text: string) =>
  findViolations(roomTables, { ...tables, [`${server}/rooms/account/read.ts`]: text })

describe('another room’s table', () => {
  test.each([
    ['raw SQL', 'sql`select count(*) from bets b`'],
    ['typed raw SQL', 'sql<{ n: number }>`select 1 from players p join bets using (player_id)`'],
    ['raw SQL that writes', 'sql`insert into bets (bet_id) values (1)`'],
    ['a list in raw SQL', 'sql`select 1 from players p, bets b`'],
    ['sql.table', "sql.table('bets')"],
  ])('by %s', (_, text) => {
    expect(inAccount(text)).toEqual([
      expect.stringMatching(/account\/read.ts:1 account names bets, a table of games/),
    ])
  })

  test('is refused in the platform too, and free in tests and in app/', () => {
    const text = 'sql`select 1 from bets`'
    const at = (path: string) => findViolations(roomTables, { ...tables, [path]: text })
    expect(at(`${server}/platform/text/locale.ts`)).toHaveLength(1)
    expect(at(`${server}/rooms/account/read.test.ts`)).toEqual([])
    expect(at(`${server}/app/sandbox/seed.ts`)).toEqual([])
  })
})

test.each([
  ['the own table', 'sql`select player_id from players`'],
  ['a word that is no table’s', "const kind = 'bets'\nuse(kind, 'games')"],
  ['a name of the statement’s own', 'sql`with bets as (select 1 from players) select * from bets`'],
  ['a comment', 'sql`select 1 -- from bets\n`'],
])('%s is no foreign table', (_, text) => {
  expect(inAccount(text)).toEqual([])
})

test.each([
  ['withTables', 'withTables<{ bets: { bet_id: string } }>()'],
  ['$extendTables', 'db.$extendTables<{ bets: { bet_id: string } }>()'],
])('a connection with tables of its own is refused: %s', (_, text) => {
  expect(inAccount(text)).toEqual([expect.stringContaining('only a tables.ts does')])
  expect(findViolations(roomTables, { ...tables, [`${server}/rooms/games/vip/tables.ts`]: text })).toEqual([])
})

describe('SQL functions', () => {
  const migration = (body: string) => ({
    ...tables,
    [`${server}/platform/database/migrations/0001-a.sql`]: `create function end_bets() returns void language sql as $$\n${body}\n$$;`,
  })

  test('that touch a second room are told', () => {
    expect(findViolations(roomTables, migration('update bets set x = 1; update players set y = 2'))).toEqual([
      expect.stringContaining('end_bets names players, a table of account'),
    ])
    expect(findViolations(roomTables, migration('update bets set x = 1; delete from games'))).toEqual([])
  })

  test('count as their last definition has them', () => {
    const found = findViolations(roomTables, {
      ...migration('update bets set x = 1; update players set y = 2'),
      [`${server}/platform/database/migrations/0002-b.sql`]:
        'create or replace function end_bets() returns void language sql as $$ update bets set x = 1 $$;',
    })
    expect(found).toEqual([])
  })
})

describe('an exception', () => {
  const path = `${server}/rooms/account/read.ts`
  const check = (text: string, excepted: readonly string[]) =>
    findViolations(
      {
        name: 'room-tables',
        check: (tree) =>
          checkRoomTables(tree, [{ place: path, owner: 'account', tables: excepted, why: 'a test' }]),
      },
      { ...tables, [path]: text },
    )

  test('frees the tables that it names, and no other', () => {
    expect(check('sql`select 1 from bets join games using (gid)`', ['bets', 'games'])).toEqual([])
    expect(check('sql`select 1 from bets join games using (gid)`', ['bets'])).toHaveLength(1)
  })

  test('that is needed no longer is told', () => {
    expect(check('sql`select 1 from bets`', ['bets', 'games'])).toEqual([
      expect.stringContaining('no longer names games'),
    ])
  })
})

test('SQL is read with its functions, qualifiers and lists', () => {
  expect(tablesInSql('select 1 from settle_all($1) s join ledger.entries e on true')).toEqual([])
  expect(tablesInSql('delete from only a; select 1 from b as x, c y where z in (select 1 from d)')).toEqual([
    'a',
    'b',
    'd',
    'c',
  ])
})
