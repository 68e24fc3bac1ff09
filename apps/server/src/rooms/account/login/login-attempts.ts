import { addressKey } from '@gamehall/http'
import { type Outcome, refuse, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import { rateLimitScale } from '../../../platform/http/rate-limits/rate-limits.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { logSecurityEvent } from '../../../platform/telemetry/security-log.ts'
import type { PlayerRow } from '../players/player-queries.ts'
import type { AccountContext, AccountDb, AccountTrx } from '../tables.ts'

type Kind = 'account' | 'address'

/** `free` attempts have no wait; each further one doubles it, until `locks` attempts lock the name or address. */
export const ATTEMPT_LIMITS = { account: { free: 4, locks: 10 }, address: { free: 40, locks: 200 } } as const
export const LOCKOUT_MS = 15 * 60_000
const FIRST_WAIT_MS = 2_000
/** The count starts over when the last attempt is older than this. */
const FORGOTTEN_AFTER_MS = 86_400_000

/** Milliseconds to wait after this many attempts. */
export function backoffAfterAttempts(
  attempts: number,
  limit: { readonly free: number; readonly locks: number },
): number {
  if (attempts <= limit.free) return 0
  if (attempts >= limit.locks) return LOCKOUT_MS
  return Math.min(LOCKOUT_MS, FIRST_WAIT_MS * 2 ** (attempts - limit.free - 1))
}

export interface Attempt {
  /** The key that attempts are counted by: the typed login name, or the key of another secret. */
  readonly account: string
  readonly caller: Pick<Caller, 'ip' | 'requestId'>
  /** The kind of secret, for the security log. */
  readonly method: string
  readonly playerId?: bigint
}

/**
 * Counts a password attempt before the password is verified, so that parallel guesses count too. 10145: the account name
 * or the IP address has to wait, whether or not the account exists.
 */
export async function consumeAttempt(ctx: AccountContext, attempt: Attempt): Promise<Outcome<null, 10145>> {
  const claimed = await transact(ctx.db, async (trx) => {
    for (const [kind, key] of keysOf(attempt)) {
      if (!(await count(ctx, trx, kind, key))) return refuse(10145)
    }
    return succeed(null)
  })
  if (!claimed.ok) {
    const { method, playerId, caller } = attempt
    logSecurityEvent(
      ctx,
      { event: 'login.locked', method, ...(playerId !== undefined && { playerId }) },
      caller,
    )
  }
  return claimed
}

/** After a correct password: clears the name's count and takes this attempt off the address's count. */
export async function clearAttempt(ctx: AccountContext, attempt: Attempt): Promise<void> {
  await clearAttemptKeys(ctx.db, [attempt.account])
  await ctx.db
    .updateTable('login_attempts')
    .set((row) => ({ attempts: row('attempts', '-', 1), refused_until: null }))
    .where('kind', '=', 'address')
    .where('key', '=', addressKey(attempt.caller.ip))
    .where('attempts', '>', 0)
    .execute()
}

/** Clears the counts of every login name of a player: after a password reset, or by an operator. */
export const clearPlayerAttempts = (
  db: AccountDb,
  { account, phone, email }: Pick<PlayerRow, 'account' | 'phone' | 'email'>,
): Promise<void> => clearAttemptKeys(db, [account, phone, email])

/** Clears the counts of these keys. */
export async function clearAttemptKeys(db: AccountDb, keys: readonly (string | null)[]): Promise<void> {
  await db
    .deleteFrom('login_attempts')
    .where('kind', '=', 'account')
    .where(
      'key',
      'in',
      keys.filter((key) => key !== null).map((key) => key.toLowerCase()),
    )
    .execute()
}

/** In a fixed order, so that two transactions cannot deadlock. */
const keysOf = ({ account, caller }: Attempt): [Kind, string][] => [
  ['address', addressKey(caller.ip)],
  ['account', account.toLowerCase()],
]

async function count(ctx: AccountContext, trx: AccountTrx, kind: Kind, key: string): Promise<boolean> {
  const now = ctx.clock.now()
  // The no-op update locks the row: a concurrent success may be deleting it.
  const row = await trx
    .insertInto('login_attempts')
    .values({ kind, key, attempts: 0, last_at: now, refused_until: null })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet({ kind }))
    .returning(['attempts', 'last_at', 'refused_until'])
    .executeTakeFirstOrThrow()
  if (row.refused_until !== null && row.refused_until > now) return false

  const isStale = now.getTime() - row.last_at.getTime() > FORGOTTEN_AFTER_MS
  const attempts = (isStale ? 0 : row.attempts) + 1
  const waitMs = backoffAfterAttempts(attempts, limitOf(ctx, kind))
  await trx
    .updateTable('login_attempts')
    .set({ attempts, last_at: now, refused_until: waitMs === 0 ? null : new Date(now.getTime() + waitMs) })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .execute()
  return true
}

function limitOf(ctx: AccountContext, kind: Kind) {
  const scale = kind === 'address' ? rateLimitScale(ctx.config) : 1
  const { free, locks } = ATTEMPT_LIMITS[kind]
  return { free: Math.ceil(free * scale), locks: Math.ceil(locks * scale) }
}
