import { join } from 'node:path'
import { createDatabase, migrateSchema, type Pool } from '@gamehall/postgres'
import { createWallets, type Wallets } from '../wallet/wallets.ts'
import type { ArcadeDb, ArcadeTables } from './schema.ts'

/** Brings the arcade's tables and its ledger up to date and opens the house's accounts. */
export async function migrateArcadeSchema(db: ArcadeDb, wallets: Wallets): Promise<void> {
  await migrateSchema(db, { name: 'arcade', folder: join(import.meta.dirname, 'migrations') })
  await migrateSchema(db, { name: 'arcade_ledger', migrations: wallets.ledger.migrations })
  await wallets.openHouse(db)
}

/** The same for whoever migrates as another role than the arcade serves with. */
export const migrateArcade = (pool: Pool): Promise<void> =>
  migrateArcadeSchema(createDatabase<ArcadeTables>(pool), createWallets())
