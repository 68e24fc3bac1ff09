import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { migrateSchema } from '@gamehall/postgres'
import { createTestDatabase, type TestDatabase } from '@gamehall/postgres/testing'
import type { AllTables } from '../app/database/all-tables.ts'
import { MIGRATIONS_FOLDER } from '../platform/database/migrations-folder.ts'
import { migrateJobQueue } from '../platform/jobs/job-runner.ts'
import { appLedger } from '../rooms/wallet/index.ts'

interface MigrationDatabase extends TestDatabase<AllTables> {
  /** Applies the migration. */
  migrate(): Promise<void>
}

/** Creates a database with the server's schema as it was before a migration (`0210-transfers-begin-as-sent`). */
export async function createDatabaseBefore(migration: string): Promise<MigrationDatabase> {
  const names = (await readdir(MIGRATIONS_FOLDER))
    .filter((file) => file.endsWith('.sql'))
    .map((file) => basename(file, '.sql'))
    .sort()
  if (!names.includes(migration)) throw new Error(`there is no migration ${migration}`)
  const database = await createTestDatabase<AllTables>()
  const migrateTo = async (isWith: boolean) => {
    const wanted = names.filter((name) => name < migration || (isWith && name === migration))
    const read = async (name: string) => ({
      name,
      sql: await readFile(join(MIGRATIONS_FOLDER, `${name}.sql`), 'utf8'),
    })
    await migrateSchema(database.db, { name: 'hall', migrations: await Promise.all(wanted.map(read)) })
  }
  await migrateJobQueue(database.url)
  await migrateSchema(database.db, { name: 'ledger', migrations: appLedger.migrations })
  await migrateTo(false)
  return { ...database, migrate: () => migrateTo(true) }
}
