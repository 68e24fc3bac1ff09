import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { applyFunctions } from './apply-functions.ts'
import type { SqlMigration } from './sql-migration.ts'

export type MigrateOptions = {
  /** The component (`hall`, `ledger`, `arcade`, …); each has its own migration record. */
  readonly name: string
  /** Its functions, applied after the migrations where they changed (`applyFunctions`): files, or their folder. */
  readonly functions?: string | readonly SqlMigration[]
} & ({ readonly folder: string } | { readonly migrations: readonly SqlMigration[] })

const migrationName = /^(\d{4})-[a-z0-9]+(-[a-z0-9]+)*$/

/** The database has a migration that this code lacks: a newer version wrote it. */
export class DatabaseAheadError extends Error {
  override readonly name = 'DatabaseAheadError'
  readonly step: string
  constructor(schema: string, step: string, cause: unknown) {
    super(`the database is ahead of this version: it knows ${step} of "${schema}"`, { cause })
    this.step = step
  }
}

/** Kysely's message for an executed migration that is not among the given ones, or is out of order. */
const AHEAD = /previously executed migration (\S+) (?:is missing|to be at index)/

/**
 * Runs the pending migrations of one component, in one transaction, under a lock that serializes concurrent starts.
 * Returns the names of the executed migrations, in order. Throws when a name is malformed, a number is used twice, a
 * migration fails (the whole run is rolled back), or (`DatabaseAheadError`) the database has a migration the code lacks.
 */
export async function migrateSchema<DB>(db: Kysely<DB>, options: MigrateOptions): Promise<string[]> {
  const steps = 'folder' in options ? await readFolder(options.folder) : options.migrations
  checkNames(steps, options.name)
  const migrations = Object.fromEntries(
    steps.map((step): [string, Migration] => [step.name, toMigration(step)]),
  )
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableSchema: 'migrations',
    migrationTableName: options.name,
    migrationLockTableName: `${options.name}_lock`,
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error !== undefined) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName
    const reason = error instanceof Error ? error.message : String(error)
    const ahead = AHEAD.exec(reason)?.[1]
    if (ahead !== undefined) throw new DatabaseAheadError(options.name, ahead, error)
    throw new Error(`schema "${options.name}"${failed === undefined ? '' : `, ${failed}`}: ${reason}`, {
      cause: error,
    })
  }
  const functions = options.functions ?? []
  const files = typeof functions === 'string' ? await readFolder(functions) : functions
  if (files.length > 0) await applyFunctions(db, { name: options.name, files })
  return (results ?? []).map((result) => result.migrationName)
}

async function readFolder(folder: string): Promise<SqlMigration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file) => ({
      name: basename(file, '.sql'),
      sql: await readFile(join(folder, file), 'utf8'),
    })),
  )
}

function checkNames(steps: readonly SqlMigration[], owner: string): void {
  const seen = new Map<string, string>()
  for (const { name } of steps) {
    const number = migrationName.exec(name)?.[1]
    if (number === undefined)
      throw new Error(`schema "${owner}": "${name}" is no migration name; it reads NNNN-lower-case-title`)
    const other = seen.get(number)
    if (other !== undefined) throw new Error(`schema "${owner}": ${other} and ${name} carry the same number`)
    seen.set(number, name)
  }
}

function toMigration(step: SqlMigration): Migration {
  return {
    up: async (db) => {
      await sql.raw(step.sql).execute(db)
    },
  }
}
