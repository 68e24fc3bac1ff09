import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateSchema } from '@gamehall/postgres'
import { createTestDatabase } from '@gamehall/postgres/testing'
import { afterEach, expect, it } from 'vitest'
import type { ArcadeTables } from './schema.ts'

const MIGRATIONS = join(import.meta.dirname, 'migrations')
const FIRST_WITH_BEACON = '0260'

const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** A database as it was before salts came from a beacon. */
async function databaseOfBefore() {
  const folder = await mkdtemp(join(tmpdir(), 'gamehall-migrations-'))
  stops.push(() => rm(folder, { recursive: true }))
  for (const name of await readdir(MIGRATIONS))
    if (name < FIRST_WITH_BEACON) await cp(join(MIGRATIONS, name), join(folder, name))
  const database = await createTestDatabase<ArcadeTables>()
  stops.push(() => database.drop())
  await migrateSchema(database.db, { name: 'arcade', folder })
  return database
}

it('keeps chains with a player’s salt, and replaces those that waited for one', async () => {
  const { db, pool } = await databaseOfBefore()
  await pool.query(`
    insert into arcade.hash_chains (game, table_id, length, terminal_hash, checkpoints, salt, created_at, salted_at)
      values ('played', 't', 100000, 'p', 'c', 'by-a-browser', now(), now()), ('waiting', 't', 100000, 'w', 'c', null, now(), null);
    insert into arcade.shared_tables (game, table_id, chain_id, rounds_drawn, last_number)
      select game, 't', chain_id, 0, 7 from arcade.hash_chains`)
  await migrateSchema(db, { name: 'arcade', folder: MIGRATIONS })
  const chains = await db.selectFrom('arcade.hash_chains').selectAll().execute()
  expect(chains).toMatchObject([
    { game: 'played', salt: 'by-a-browser', salt_source: 'player', beacon_round: null },
  ])
  const tables = await db.selectFrom('arcade.shared_tables').selectAll().orderBy('game').execute()
  expect(tables).toMatchObject([
    { game: 'played', chain_id: chains[0]?.chain_id, last_number: 7n },
    { game: 'waiting', chain_id: null, last_number: 7n },
  ])
})

it('takes no chain whose salt is neither a player’s nor a named round of a beacon', async () => {
  const { db, pool } = await databaseOfBefore()
  await migrateSchema(db, { name: 'arcade', folder: MIGRATIONS })
  const insert = (source: string, hash: string | null, round: number | null, signature: string | null) =>
    pool.query(
      `insert into arcade.hash_chains
         (game, table_id, length, terminal_hash, checkpoints, salt, salt_source, beacon_chain_hash, beacon_round,
          beacon_signature, created_at, salted_at)
       values ('g', 't', 1, 'h', 'c', 'salt', $1, $2, $3, $4, now(), now())`,
      [source, hash, round, signature],
    )
  await insert('beacon', 'hash', 5, 'signature')
  await insert('player', null, null, null)
  for (const [source, hash, round, signature] of [
    ['operator', null, null, null],
    ['beacon', null, null, 'signature'],
    ['beacon', 'hash', null, 'signature'],
    ['beacon', 'hash', 5, null],
    ['player', 'hash', 5, null],
    ['player', null, null, 'signature'],
  ] as const)
    await expect(insert(source, hash, round, signature)).rejects.toThrow('check constraint')
})
