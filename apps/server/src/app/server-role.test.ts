import { createDatabase, createPool, type Pool } from '@gamehall/postgres'
import { createTestDatabase, type TestDatabase } from '@gamehall/postgres/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../platform/config/config.ts'
import { createTestContext, createTestPlayer, type TestContext } from '../testing/index.ts'
import type { AllTables } from './database/all-tables.ts'
import { migrateDatabase } from './database/migrate-database.ts'

const config = readConfig({ LOG_LEVEL: 'silent' })
const log = pino({ level: 'silent' })
const FORBIDDEN = '42501'

let ctx: TestContext
let empty: TestDatabase<unknown>
let role: string
let pool: Pool

const addressFor = (url: string) => {
  const address = new URL(url)
  address.username = role
  address.password = 'a password for one test'
  return address.href
}

/** Migrates as at a start with an owner and a serving role. */
async function migrateFor(ownerUrl: string, serving: Pool, url: string): Promise<void> {
  const db = createDatabase<AllTables>(serving)
  await migrateDatabase(config, { url, ownerUrl, pool: serving, db, close: async () => {} }, log)
}

beforeAll(async () => {
  ctx = await createTestContext()
  empty = await createTestDatabase()
  role = `server_${crypto.randomUUID().slice(0, 8)}`
  await ctx.ownerPool.query(`create role ${role} login password 'a password for one test'`)
  pool = createPool(addressFor(ctx.databaseUrl))
  await createTestPlayer(ctx)
  await migrateFor(ctx.ownerUrl, pool, addressFor(ctx.databaseUrl))
})
afterAll(async () => {
  await pool.end()
  await ctx.ownerPool.query(`drop owned by ${role}`)
  await ctx.close()
  await empty.pool.query(`drop owned by ${role}; drop role ${role}`)
  await empty.drop()
})

describe('the serving role', () => {
  it.each([
    'alter table ledger.entries disable trigger all',
    'alter table ledger.entries disable trigger entries_append_only',
    'drop trigger entries_append_only on ledger.entries',
    'drop table ledger.entries cascade',
    'drop schema ledger cascade',
    'truncate ledger.entries',
    'update ledger.entries set amount = amount + 1',
    'delete from ledger.entries',
    "update ledger.transfers set kind = 'other'",
    'delete from ledger.transfers',
    'delete from ledger.accounts',
    "update ledger.accounts set currency = 'USDT'",
    'update ledger.accounts set min_available = null',
    'delete from ledger.holds',
    'update ledger.holds set amount = 1',
    'update arcade_ledger.entries set amount = 1',
    'alter table players add column note text',
    'drop table players',
    'create table public.notes (at timestamptz)',
    'create schema notes',
    'update operator_audit set operator = operator',
    'delete from operator_audit',
    'truncate operator_audit',
    'update vip_changes set kind = kind',
    'delete from rebate_bets',
    'update exchange_rates set buy_e4 = 1',
    `create or replace function ledger.refuse_change() returns trigger language plpgsql as 'begin return null; end'`,
    'alter function ledger.refuse_change() rename to refuse_nothing',
    'create trigger mine before insert on ledger.entries execute function ledger.refuse_change()',
    'set session_replication_role = replica',
    'alter role postgres password null',
    'delete from migrations.hall',
    'grant all on ledger.entries to public',
  ])('cannot %s', async (statement) => {
    if (statement.startsWith('grant')) {
      // PostgreSQL only warns when the grantor lacks the right.
      await pool.query(statement)
      expect(
        (await pool.query("select has_table_privilege('ledger.entries', 'delete') as may")).rows,
      ).toEqual([{ may: false }])
      return
    }
    await expect(pool.query(statement)).rejects.toMatchObject({ code: FORBIDDEN })
  })

  it('reads and writes every row it needs, with and without row security', async () => {
    const { rows } = await pool.query(
      `select n.nspname || '.' || c.relname as missing from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('public', 'ledger', 'arcade', 'arcade_ledger', 'sandbox', 'graphile_worker') and c.relkind = 'r'
          and (not has_table_privilege(c.oid, 'select') or not has_table_privilege(c.oid, 'insert')
            or (c.relrowsecurity and not exists (select from pg_policy p where p.polrelid = c.oid)))`,
    )
    expect(rows).toEqual([])
    await expect(pool.query('update players set account = account')).resolves.toMatchObject({
      rowCount: 1,
    })
    await pool.query("select graphile_worker.add_job('nobody', '{}')")
    expect((await pool.query('select task_identifier from graphile_worker.jobs')).rows).toEqual([
      { task_identifier: 'nobody' },
    ])
  })

  it('serves an up-to-date database without the owner’s URL, and explains a pending migration', async () => {
    const url = addressFor(ctx.databaseUrl)
    await migrateFor(url, pool, url)
    const old = createPool(addressFor(empty.url))
    const start = migrateFor(addressFor(empty.url), old, addressFor(empty.url))
    await expect(start).rejects.toThrow('give DATABASE_MIGRATION_URL')
    await old.end()
  })

  it('gets its grants from several concurrent starts', async () => {
    const url = addressFor(ctx.databaseUrl)
    await Promise.all([1, 2, 3].map(() => migrateFor(ctx.ownerUrl, pool, url)))
    await expect(pool.query('update players set account = account')).resolves.toMatchObject({ rowCount: 1 })
  })
})
