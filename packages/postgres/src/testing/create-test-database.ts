import { createHash, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { createDatabase } from '../create-database.ts'
import { createPool, type Pool } from '../create-pool.ts'

export interface TestDatabase<DB> {
  readonly url: string
  /** Connection string for the unprivileged server role, with the privileges that `migrate` granted. */
  readonly serverUrl: string
  readonly pool: Pool
  readonly db: Kysely<DB>
  /** Ends the pool and drops the database, even with other connections open. */
  drop(): Promise<void>
}

export interface TestDatabaseOptions<DB> {
  /** Prepares the new database (migrations, seed rows). */
  readonly migrate?: (db: Kysely<DB>, url: string) => Promise<unknown>
  /**
   * Identifies what `migrate` creates. Test files with the same key share one template database, which is cloned for each
   * (a few times faster than migrating), so the same key must always mean the same content.
   */
  readonly key?: string
  /** Maximum number of connections of the returned pool (default 10). */
  readonly max?: number
}

/** Creates a new database, empty or migrated, on the test run's PostgreSQL server. */
export async function createTestDatabase<DB>(
  options: TestDatabaseOptions<DB> = {},
): Promise<TestDatabase<DB>> {
  const adminUrl = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const template =
    options.key === undefined || options.migrate === undefined
      ? undefined
      : await ensureTemplate(adminUrl, options.key, options.migrate)
  await withAdmin(adminUrl, (admin) =>
    admin.query(
      `create database ${name}${template === undefined ? '' : ` template ${template} strategy file_copy`}`,
    ),
  )

  const url = databaseUrl(adminUrl, name)
  const pool = createPool(url, { max: options.max ?? 10 })
  const db = createDatabase<DB>(pool)
  if (template === undefined) await options.migrate?.(db, url)
  return {
    url,
    serverUrl: databaseUrl(inject('postgresServerUrl'), name),
    pool,
    db,
    drop: async () => {
      await db.destroy()
      await withAdmin(adminUrl, (admin) => admin.query(`drop database if exists ${name} with (force)`))
    },
  }
}

async function ensureTemplate<DB>(
  adminUrl: string,
  key: string,
  migrate: (db: Kysely<DB>, url: string) => Promise<unknown>,
): Promise<string> {
  const digest = createHash('sha256').update(key).digest('hex').slice(0, 24)
  const template = `template_${digest}`
  await withAdmin(adminUrl, async (admin) => {
    // Held until this connection ends: the second caller finds the finished template.
    await admin.query('select pg_advisory_lock(hashtextextended($1, 0))', [template])
    const found = await admin.query('select 1 from pg_database where datname = $1', [template])
    if (found.rowCount === 1) return
    const draft = `draft_${digest}`
    await admin.query(`drop database if exists ${draft} with (force)`)
    await admin.query(`create database ${draft}`)
    const url = databaseUrl(adminUrl, draft)
    const db = createDatabase<DB>(createPool(url))
    try {
      await migrate(db, url)
    } finally {
      await db.destroy()
    }
    await admin.query(`alter database ${draft} rename to ${template}`)
  })
  return template
}

async function withAdmin<T>(adminUrl: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}
