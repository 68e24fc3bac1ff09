import { migrateSchema } from '@gamehall/postgres'
import type { Kysely } from 'kysely'
import { FUNCTIONS_FOLDER, MIGRATIONS_FOLDER } from '../../platform/database/migrations-folder.ts'
import { migrateJobQueue } from '../../platform/jobs/job-runner.ts'
import { appLedger } from '../../rooms/wallet/index.ts'
import type { AllTables } from './all-tables.ts'

/** Migrates the job queue, the ledger and the server's own tables; concurrent starts run one after the other. */
export async function migrateServerSchemas(db: Kysely<AllTables>, databaseUrl: string): Promise<void> {
  await migrateJobQueue(databaseUrl)
  await migrateSchema(db, {
    name: 'ledger',
    migrations: appLedger.migrations,
    functions: appLedger.functions,
  })
  await migrateSchema(db, { name: 'hall', folder: MIGRATIONS_FOLDER, functions: FUNCTIONS_FOLDER })
}
