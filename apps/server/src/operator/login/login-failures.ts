import type { Kysely } from 'kysely'
import { takeTurn } from '../../core/take-turn.ts'
import type { Database } from '../../db/database.ts'

const WINDOW_MS = 15 * 60_000
/** So many failed logins within 15 minutes, then none more is tried until the oldest of them is 15 minutes old. */
const MOST = { operator: 5, address: 20 } as const
const KEPT_MS = 7 * 86_400_000

export type LoginScope = keyof typeof MOST

export interface LoginSource {
  readonly scope: LoginScope
  readonly source: string
}

/**
 * Counts an attempt in advance, one after the other per source, so that guesses at once do not pass together. Answers the
 * scope that is locked; null: it may be tried.
 */
export async function countAttempt(
  db: Kysely<Database>,
  sources: readonly LoginSource[],
  now: Date,
): Promise<LoginScope | null> {
  return db.transaction().execute(async (trx) => {
    for (const { scope, source } of sources) {
      await takeTurn(trx, `operator-login/${source}`)
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

/** Takes back what was counted: the login succeeded, or asks for its code first. */
export async function forgetAttempt(
  db: Kysely<Database>,
  sources: readonly LoginSource[],
  now: Date,
): Promise<void> {
  for (const { source } of sources) {
    await db
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
