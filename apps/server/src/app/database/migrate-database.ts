import { migrateArcade } from '@gamehall/arcade'
import { createDatabase, createPool, grantServerRole, type Pool } from '@gamehall/postgres'
import { migrateSandbox } from '@gamehall/sandbox'
import type { Logger } from 'pino'
import type { Config } from '../../platform/config/config.ts'
import type { AllTables } from './all-tables.ts'
import { migrateServerSchemas } from './migrate-server-schemas.ts'
import type { OpenDatabase } from './open-database.ts'

/** Every schema of the server, its arcade and its sandbox. */
export const SCHEMAS = ['public', 'ledger', 'graphile_worker', 'arcade', 'arcade_ledger', 'sandbox']
const INSUFFICIENT_PRIVILEGE = '42501'

/**
 * Migrates every schema as the owning role and grants the serving role its privileges. With one role for both, nothing is
 * granted, and an up-to-date database is served even if the role may not change it. Throws, with the remedy, when a migration
 * is pending and the role may not apply it.
 */
export async function migrateDatabase(config: Config, database: OpenDatabase, log: Logger): Promise<void> {
  if (database.ownerUrl === database.url) {
    await migrateAllSchemas(config, database.pool, database.url).catch(explain)
    await warnOfLedgerOwnership(config, database.pool, log)
    return
  }
  const owner = createPool(database.ownerUrl, { max: 3, applicationName: 'gamehall-migrations' })
  try {
    await migrateAllSchemas(config, owner, database.ownerUrl)
    const serving = await roleOf(database.pool)
    if (serving !== (await roleOf(owner))) await grantServerRole(owner, serving, SCHEMAS)
  } finally {
    await owner.end()
  }
}

/** Migrates every schema that this configuration needs, as one role. */
export async function migrateAllSchemas(
  config: Pick<Config, 'ARCADE_URL' | 'GAMEHALL_MODE'>,
  pool: Pool,
  url: string,
): Promise<void> {
  await migrateServerSchemas(createDatabase<AllTables>(pool), url)
  if (config.ARCADE_URL === undefined) await migrateArcade(pool)
  if (config.GAMEHALL_MODE === 'sandbox') await migrateSandbox(pool)
}

async function roleOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ role: string }>('select current_user::text as role')
  return rows[0]?.role ?? ''
}

function explain(error: unknown): never {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && at.code === INSUFFICIENT_PRIVILEGE)
      throw new Error(
        'the database is to be brought up to date, and the role of DATABASE_URL may not change it: ' +
          'give DATABASE_MIGRATION_URL, the address for the role that owns its tables',
        { cause: error },
      )
  throw error
}

/** Warns in live mode when the serving role owns the ledger and so could disable its triggers. */
async function warnOfLedgerOwnership(config: Config, pool: Pool, log: Logger): Promise<void> {
  if (config.GAMEHALL_MODE !== 'live') return
  const { rows } = await pool.query<{ owns: boolean }>(
    `select pg_has_role(current_user, relowner, 'member') as owns from pg_class where oid = 'ledger.entries'::regclass`,
  )
  if (rows[0]?.owns)
    log.warn(
      'the server\u2019s database role owns the ledger: set DATABASE_MIGRATION_URL (docs/OPERATIONS.md)',
    )
}
