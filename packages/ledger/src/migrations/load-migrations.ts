import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type LedgerMigration = { name: string; sql: string }

const readScripts = (folder: string): LedgerMigration[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ name: file.slice(0, -'.sql'.length), sql: readFileSync(join(folder, file), 'utf8') }))

const MIGRATIONS = readScripts(import.meta.dirname)
const FUNCTIONS = readScripts(join(import.meta.dirname, '../functions'))

const forSchema = (scripts: readonly LedgerMigration[], schema: string): LedgerMigration[] =>
  scripts.map(({ name, sql }) => ({ name, sql: sql.replaceAll('@schema@', schema) }))

/** The ledger's migrations for one schema, oldest first; each is a script of several statements. */
export const loadMigrations = (schema: string): LedgerMigration[] => forSchema(MIGRATIONS, schema)

/** The newest version of each of the ledger's SQL functions, for one schema. */
export const loadFunctions = (schema: string): LedgerMigration[] => forSchema(FUNCTIONS, schema)
