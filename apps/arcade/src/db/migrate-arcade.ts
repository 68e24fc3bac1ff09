import { join } from 'node:path'
import { createDatabase, migrateSchema, type Pool } from '@gamehall/postgres'
import { createWallets, type Wallets } from '../wallet/wallets.ts'
import type { ArcadeDb, ArcadeTables } from './schema.ts'

/** Migrates the arcade's tables and ledger, then opens the ledger's system accounts. */
export async function migrateArcadeSchema(db: ArcadeDb, wallets: Wallets): Promise<void> {
  await migrateSchema(db, { name: 'arcade', folder: join(import.meta.dirname, 'migrations') })
  await migrateSchema(db, { name: 'arcade_ledger', migrations: wallets.ledger.migrations })
  await wallets.openSystemAccounts(db)
}

/** Runs the same migration on a pool of its own, for a database role other than the serving one. */
export const migrateArcade = (pool: Pool): Promise<void> =>
  migrateArcadeSchema(createDatabase<ArcadeTables>(pool), createWallets())
