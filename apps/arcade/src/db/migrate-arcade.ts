import { join } from 'node:path'
import { migrateSchema } from '@gamehall/postgres'
import type { Wallets } from '../wallet/wallets.ts'
import type { ArcadeDb } from './schema.ts'

/** Brings the arcade's tables and its ledger up to date and opens the house's accounts. */
export async function migrateArcade(db: ArcadeDb, wallets: Wallets): Promise<void> {
  await migrateSchema(db, { name: 'arcade', folder: join(import.meta.dirname, 'migrations') })
  await migrateSchema(db, { name: 'arcade_ledger', migrations: wallets.ledger.migrations })
  await wallets.openHouse(db)
}
