import { migrateSchema } from '@gamehall/postgres'
import type { Kysely } from 'kysely'
import { migrateJobQueue } from '../jobs/job-runner.ts'
import { hallLedger } from '../modules/wallet/index.ts'
import type { Database } from './database.ts'
import { MIGRATIONS_FOLDER } from './migrations-folder.ts'

/** Migrates the job queue, the ledger and the server's own tables; concurrent starts run one after the other. */
export async function migrateHall(db: Kysely<Database>, databaseUrl: string): Promise<void> {
  await migrateJobQueue(databaseUrl)
  await migrateSchema(db, { name: 'ledger', migrations: hallLedger.migrations })
  await migrateSchema(db, { name: 'hall', folder: MIGRATIONS_FOLDER })
}
