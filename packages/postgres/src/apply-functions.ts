import { createHash } from 'node:crypto'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { SqlMigration } from './sql-migration.ts'

const REVISION = /^-- revision (\d+)$/m

interface FunctionFile {
  readonly file: string
  readonly revision: number
  readonly hash: string
  readonly text: string
}
type Applied = Omit<FunctionFile, 'text'>

/**
 * Applies files of `create or replace function` statements, each as a whole when it differs from what the database has. All
 * in one transaction, under a lock that serializes concurrent starts; where nothing changed, nothing is written. A file
 * begins with `-- revision N`; a database with a later revision keeps it, so that an older server which starts during an
 * upgrade takes nothing back. Returns the names of the applied files. Throws for a file without a revision, and names a file
 * that fails.
 *
 * A function keeps its name, arguments and result for as long as a running older server calls it: another signature is
 * another function, and a migration of a later release drops the old one (docs/decisions/0110).
 */
export async function applyFunctions<DB>(
  db: Kysely<DB>,
  { name, files }: { readonly name: string; readonly files: readonly SqlMigration[] },
): Promise<string[]> {
  const read = files.map(readFile)
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`functions/${name}`}, 0))`.execute(trx)
    const record = `${name}_functions`
    const table = sql.table(`migrations.${record}`)
    const applied = await findApplied(trx, record, table)
    const changed = read.filter(({ file, revision, hash }) => {
      const known = applied?.get(file)
      return known === undefined || (known.hash !== hash && known.revision <= revision)
    })
    if (changed.length === 0) return []
    if (applied === null) await createRecord(trx, table)
    // A function may call one of a later file.
    await sql`set local check_function_bodies = off`.execute(trx)
    for (const one of changed) await apply(trx, name, table, one)
    return changed.map(({ file }) => file)
  })
}

function readFile({ name: file, sql: text }: SqlMigration): FunctionFile {
  const revision = REVISION.exec(text)?.[1]
  if (revision === undefined) throw new Error(`the function file ${file} does not begin with "-- revision N"`)
  return { file, revision: Number(revision), hash: createHash('sha256').update(text).digest('hex'), text }
}

/** What the database has, by file; null without a record. Reads only: a role that may change nothing can start. */
async function findApplied<DB>(
  trx: Transaction<DB>,
  record: string,
  table: RawBuilder<unknown>,
): Promise<ReadonlyMap<string, Applied> | null> {
  const { rows: found } = await sql`
    select from pg_tables where schemaname = 'migrations' and tablename = ${record}`.execute(trx)
  if (found.length === 0) return null
  const { rows } = await sql<Applied>`select file, revision, hash from ${table}`.execute(trx)
  return new Map(rows.map((row) => [row.file, row]))
}

async function createRecord<DB>(trx: Transaction<DB>, table: RawBuilder<unknown>): Promise<void> {
  await sql`create schema if not exists migrations`.execute(trx)
  await sql`create table ${table} (
    file text primary key, revision int not null, hash text not null, applied_at timestamptz not null default now()
  )`.execute(trx)
}

async function apply<DB>(
  trx: Transaction<DB>,
  name: string,
  table: RawBuilder<unknown>,
  { file, revision, hash, text }: FunctionFile,
): Promise<void> {
  try {
    await sql.raw(text).execute(trx)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`functions of ${name}, ${file}: ${reason}`, { cause: error })
  }
  await sql`insert into ${table} (file, revision, hash) values (${file}, ${revision}, ${hash})
    on conflict (file) do update set revision = excluded.revision, hash = excluded.hash, applied_at = now()`.execute(
    trx,
  )
}
