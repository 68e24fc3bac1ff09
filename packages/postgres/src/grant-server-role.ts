import type { Pool, PoolClient } from './create-pool.ts'
import { quoteIdentifier } from './quote-identifier.ts'

/** Operations that a trigger with this function refuses are not granted. */
const REFUSING_FUNCTION = 'refuse_change'
const RECORDS_SCHEMA = 'migrations'
const LOCK = 'gamehall/grant-server-role'

interface Table {
  readonly schema: string
  readonly name: string
  readonly columns: readonly string[]
  /** Row-level security is on and the role has no policy (named after it) yet, so it would see no rows. */
  readonly needs_policy: boolean
  readonly refuses_update: boolean
  readonly refuses_delete: boolean
  readonly fixed_columns: readonly string[]
}

const TABLES = `
  select n.nspname as schema, c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      c.relrowsecurity and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = $2) as needs_policy,
      coalesce(bool_or(t.tgtype & 16 > 0 and t.tgattr = ''), false) as refuses_update,
      coalesce(bool_or(t.tgtype & 8 > 0), false) as refuses_delete,
      coalesce((select array_agg(distinct a.attname::text) from pg_trigger u
        join pg_proc f on f.oid = u.tgfoid and f.proname = $3
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any (u.tgattr::int2[])
        where u.tgrelid = c.oid), '{}') as fixed_columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    left join (pg_trigger t join pg_proc p on p.oid = t.tgfoid and p.proname = $3) on t.tgrelid = c.oid
    where n.nspname = any ($1) and c.relkind in ('r', 'p', 'v', 'm')
    group by n.nspname, c.oid, c.relname, c.relrowsecurity
    order by 1, 2`

/**
 * Grants a role the privileges to read and write rows of these schemas, and nothing else: it owns no table, trigger or
 * function, so it cannot change or drop any. Updates and deletes that a trigger refuses are not granted. The owner runs it
 * after every migration, in one transaction, so that other sessions never see a missing privilege. Skips absent schemas.
 */
export async function grantServerRole(pool: Pool, role: string, schemas: readonly string[]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [LOCK])
    await grant(client, role, schemas)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

async function grant(client: PoolClient, roleName: string, schemas: readonly string[]): Promise<void> {
  const role = quoteIdentifier(roleName)
  const found = await client.query<{ name: string }>(
    'select nspname::text as name from pg_namespace where nspname = any ($1)',
    [[...schemas, RECORDS_SCHEMA]],
  )
  const names = found.rows.map(({ name }) => name)
  const own = names.filter((name) => name !== RECORDS_SCHEMA)
  const tables = await client.query<Table>(TABLES, [own, roleName, REFUSING_FUNCTION])
  const statements = [
    ...names.flatMap((name) => [
      `revoke all on all tables in schema ${quoteIdentifier(name)} from ${role}`,
      `grant usage on schema ${quoteIdentifier(name)} to ${role}`,
      `grant select on all tables in schema ${quoteIdentifier(name)} to ${role}`,
    ]),
    ...own.flatMap((name) => [
      `grant usage, select on all sequences in schema ${quoteIdentifier(name)} to ${role}`,
      `grant execute on all functions in schema ${quoteIdentifier(name)} to ${role}`,
    ]),
    ...tables.rows.flatMap((table) => statementsFor(table, role)),
  ]
  await client.query(statements.join(';\n'))
}

function statementsFor(table: Table, role: string): string[] {
  const on = `${quoteIdentifier(table.schema)}.${quoteIdentifier(table.name)}`
  const free = table.columns.filter((column) => !table.fixed_columns.includes(column))
  const update =
    table.fixed_columns.length === 0 ? 'update' : `update (${free.map(quoteIdentifier).join(', ')})`
  const rights = [
    'insert',
    ...(table.refuses_update || free.length === 0 ? [] : [update]),
    ...(table.refuses_delete ? [] : ['delete']),
  ]
  return [
    `grant ${rights.join(', ')} on ${on} to ${role}`,
    ...(table.needs_policy
      ? [`create policy ${role} on ${on} to ${role} using (true) with check (true)`]
      : []),
  ]
}
