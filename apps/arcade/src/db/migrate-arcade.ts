import { join } from 'node:path'
import { createDatabase, migrateSchema, type Pool } from '@gamehall/postgres'
import { createWallets, type Wallets } from '../wallet/wallets.ts'
import type { ArcadeDb, ArcadeTables } from './schema.ts'

/** Migrates the arcade's tables and ledger, then opens the ledger's system accounts. */
export async function migrateArcadeSchema(db: ArcadeDb, wallets: Wallets): Promise<void> {
  const folderOf = (what: string) => join(import.meta.dirname, what)
  await migrateSchema(db, {
    name: 'arcade',
    folder: folderOf('migrations'),
    functions: folderOf('functions'),
  })
  const { migrations, functions } = wallets.ledger
  await migrateSchema(db, { name: 'arcade_ledger', migrations, functions })
  await wallets.openSystemAccounts(db)
}

/** Runs the same migration on a pool of its own, for a database role other than the serving one. */
export const migrateArcade = (pool: Pool): Promise<void> =>
  migrateArcadeSchema(createDatabase<ArcadeTables>(pool), createWallets())
