import { acquireAdvisoryLock } from '../../database/acquire-advisory-lock.ts'
import type { Db } from '../../database/database.ts'
import { withPlatformTables } from '../../database/platform-tables.ts'
import { DAY_MS } from '../../time/durations.ts'

const WINDOW_MS = 15 * 60_000
/** After this many failed logins within 15 minutes, no login is tried until the oldest failure is 15 minutes old. */
const MOST = { operator: 5, address: 20 } as const
const KEPT_MS = 7 * DAY_MS

export type LoginScope = keyof typeof MOST

export interface LoginSource {
  readonly scope: LoginScope
  readonly source: string
}

/**
 * Records an attempt before it is made, serialized per source, so that concurrent guesses do not pass together. Returns the
 * locked scope, or null when the login may be tried.
 */
export async function recordLoginAttempt(
  db: Db,
  sources: readonly LoginSource[],
  now: Date,
): Promise<LoginScope | null> {
  return withPlatformTables(db)
    .transaction()
    .execute(async (trx) => {
      for (const { scope, source } of sources) {
        await acquireAdvisoryLock(trx, `operator-login/${source}`)
        const { count } = await trx
          .selectFrom('operator_login_failures')
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .where('source', '=', source)
          .where('at', '>', new Date(now.getTime() - WINDOW_MS))
          .executeTakeFirstOrThrow()
        if (Number(count) >= MOST[scope]) return scope
      }
      await trx
        .deleteFrom('operator_login_failures')
        .where('at', '<', new Date(now.getTime() - KEPT_MS))
        .execute()
      await trx
        .insertInto('operator_login_failures')
        .values(sources.map(({ source }) => ({ source, at: now })))
        .execute()
      return null
    })
}

/** Removes the recorded attempt: the login succeeded, or needs its code first. */
export async function removeLoginAttempt(db: Db, sources: readonly LoginSource[], now: Date): Promise<void> {
  for (const { source } of sources) {
    await withPlatformTables(db)
      .deleteFrom('operator_login_failures')
      .where('failure_id', 'in', (row) =>
        row
          .selectFrom('operator_login_failures')
          .select('failure_id')
          .where('source', '=', source)
          .where('at', '=', now)
          .orderBy('failure_id', 'desc')
          .limit(1),
      )
      .execute()
  }
}
