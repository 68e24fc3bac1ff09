import { join } from 'node:path'
import { migrateSchema } from '@gamehall/postgres'
import type { Kysely } from 'kysely'
import { migrateJobQueue } from '../jobs/job-runner.ts'
import { hallLedger } from '../modules/wallet/index.ts'
import type { Database } from './database.ts'

/** Brings the job queue, the ledger and the hall's own tables up to date; concurrent starts take turns. */
export async function migrateHall(db: Kysely<Database>, databaseUrl: string): Promise<void> {
  await migrateJobQueue(databaseUrl)
  await migrateSchema(db, { name: 'ledger', migrations: hallLedger.migrations })
  await migrateSchema(db, { name: 'hall', folder: join(import.meta.dirname, 'migrations') })
}
