import { addressKey } from '../../core/address-key.ts'
import type { Hall } from '../../core/hall.ts'
import { type Outcome, refuse, succeed } from '../../core/outcome.ts'
import { logSecurityEvent } from '../../core/security-log.ts'
import { type Trx, transact } from '../../core/transact.ts'
import { limitScale } from '../../http/rate-limits.ts'
import type { Caller } from '../../http/route.ts'
import type { PlayerRow } from './player-queries.ts'

type Kind = 'account' | 'address'

/** `free` attempts have no wait; each further one doubles it, until `locks` attempts lock the name or address. */
export const ATTEMPT_LIMITS = { account: { free: 4, locks: 10 }, address: { free: 40, locks: 200 } } as const
export const LOCK_MS = 15 * 60_000
const FIRST_WAIT_MS = 2_000
/** The count starts over when the last attempt is older than this. */
const FORGOTTEN_AFTER_MS = 86_400_000

/** Milliseconds to wait after this many attempts. */
export function waitAfter(
  attempts: number,
  limit: { readonly free: number; readonly locks: number },
): number {
  if (attempts <= limit.free) return 0
  if (attempts >= limit.locks) return LOCK_MS
  return Math.min(LOCK_MS, FIRST_WAIT_MS * 2 ** (attempts - limit.free - 1))
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
export async function claimAttempt(hall: Hall, attempt: Attempt): Promise<Outcome<null, 10145>> {
  const claimed = await transact(hall.db, async (trx) => {
    for (const [kind, key] of keysOf(attempt)) {
      if (!(await count(hall, trx, kind, key))) return refuse(10145)
    }
    return succeed(null)
  })
  if (!claimed.ok) {
    const { method, playerId, caller } = attempt
    logSecurityEvent(
      hall,
      { event: 'login.locked', method, ...(playerId !== undefined && { playerId }) },
      caller,
    )
  }
  return claimed
}

/** After a correct password: clears the name's count and takes this attempt off the address's count. */
export async function forgiveAttempt(hall: Hall, attempt: Attempt): Promise<void> {
  await forgetKeys(hall.db, [attempt.account])
  await hall.db
    .updateTable('login_attempts')
    .set((row) => ({ attempts: row('attempts', '-', 1), refused_until: null }))
    .where('kind', '=', 'address')
    .where('key', '=', addressKey(attempt.caller.ip))
    .where('attempts', '>', 0)
    .execute()
}

/** Clears the counts of every login name of a player: after a password reset, or by an operator. */
export const forgetAttempts = (
  db: Hall['db'],
  { account, phone, email }: Pick<PlayerRow, 'account' | 'phone' | 'email'>,
): Promise<void> => forgetKeys(db, [account, phone, email])

/** Clears the counts of these keys. */
export async function forgetKeys(db: Hall['db'], keys: readonly (string | null)[]): Promise<void> {
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

async function count(hall: Hall, trx: Trx, kind: Kind, key: string): Promise<boolean> {
  const now = hall.clock.now()
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
  const waitMs = waitAfter(attempts, limitOf(hall, kind))
  await trx
    .updateTable('login_attempts')
    .set({ attempts, last_at: now, refused_until: waitMs === 0 ? null : new Date(now.getTime() + waitMs) })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .execute()
  return true
}

function limitOf(hall: Hall, kind: Kind) {
  const scale = kind === 'address' ? limitScale(hall.config) : 1
  const { free, locks } = ATTEMPT_LIMITS[kind]
  return { free: Math.ceil(free * scale), locks: Math.ceil(locks * scale) }
}
