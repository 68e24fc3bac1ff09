import { readdirSync, readFileSync } from 'node:fs'

export type LedgerMigration = { name: string; sql: string }

const FILES = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.sql'))
  .sort()

/** The ledger's migrations for one schema, oldest first; each is a script of several statements. */
export function loadMigrations(schema: string): LedgerMigration[] {
  return FILES.map((file) => ({
    name: file.slice(0, -'.sql'.length),
    sql: readFileSync(`${import.meta.dirname}/${file}`, 'utf8').replaceAll('@schema@', schema),
  }))
}
