import type { ContactKind, ProofKind } from '@gamehall/contract/account'
import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import { type Outcome, refuse, refuseField, succeed } from '../../../platform/context/outcome.ts'
import type { Session } from '../../../platform/http/route.ts'
import type { PlayerRow } from '../players/player-queries.ts'
import { isRecentLogin } from '../sessions/is-recent-login.ts'
import type { AccountContext, AccountDb, AccountTrx } from '../tables.ts'

/** How long an owner proof allows a contact to be bound. */
export const OWNER_PROOF_LIFETIME_S = 600

const BOUND_CODES = { phone: 10047, email: 10048 } as const
export type AlreadyBoundCode<Kind extends ContactKind> = (typeof BOUND_CODES)[Kind]
export const alreadyBoundCode = <Kind extends ContactKind>(kind: Kind): AlreadyBoundCode<Kind> =>
  BOUND_CODES[kind]

/** Stores that this session has proven its owner, and by which means. */
export async function saveOwnerProof(
  ctx: AccountContext,
  trx: AccountTrx,
  { sessionId, kind }: { readonly sessionId: bigint; readonly kind: ProofKind },
): Promise<void> {
  const expiresAt = new Date(ctx.clock.now().getTime() + OWNER_PROOF_LIFETIME_S * 1000)
  await trx
    .insertInto('contact_proofs')
    .values({ session_id: sessionId, kind, expires_at: expiresAt })
    .onConflict((conflict) => conflict.columns(['session_id', 'kind']).doUpdateSet({ expires_at: expiresAt }))
    .execute()
}

/** The proofs accepted for a binding: to replace a contact, a code to it; to bind a first one, any other proof. */
const acceptedKinds = (player: PlayerRow, kind: ContactKind): readonly ProofKind[] =>
  player[kind] === null ? ['password', 'passkey', kind === 'phone' ? 'email' : 'phone'] : [kind]

/**
 * Checks whether this session may bind this phone or email now. 400 `contact_unproven`: a bound contact is replaced
 * without proof of it; `owner_unproven`: a first contact without any proof; `login_not_recent`: the account has no
 * password, passkey or contact to prove with and the login is too old. 10047, 10048: the player has this contact already.
 */
export async function validateBinding<Kind extends ContactKind>(
  ctx: AccountContext,
  db: AccountDb,
  session: Session,
  player: PlayerRow,
  { kind, value }: { readonly kind: Kind; readonly value: string | undefined },
): Promise<Outcome<null, 400 | AlreadyBoundCode<Kind>>> {
  if (player[kind] !== null && player[kind] === value) return refuse(alreadyBoundCode(kind))
  const now = ctx.clock.now()
  const proof = await db
    .selectFrom('contact_proofs')
    .select('kind')
    .where('session_id', '=', session.sessionId)
    .where('kind', 'in', acceptedKinds(player, kind))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (proof !== undefined) return succeed(null)
  if (player[kind] !== null) return refuseField(kind, 'contact_unproven')
  if (await hasMeansOfProof(db, player)) return refuseField(kind, 'owner_unproven')
  const { created_at: loggedInAt } = await db
    .selectFrom('sessions')
    .select('created_at')
    .where('session_id', '=', session.sessionId)
    .executeTakeFirstOrThrow()
  return isRecentLogin(loggedInAt, now) ? succeed(null) : refuseField(kind, 'login_not_recent')
}

/**
 * Checks whether a code may be sent to a phone or email that is to be bound. Same rules as `validateBinding`, except that
 * it answers 10047 or 10048 for a missing session, a test account and any refused replacement of a bound contact.
 */
export async function validateCodeRequest<Kind extends ContactKind>(
  ctx: AccountContext,
  session: Session | null,
  player: PlayerRow | undefined,
  contact: { readonly kind: Kind; readonly value: string | undefined },
): Promise<Outcome<null, 400 | AlreadyBoundCode<Kind>>> {
  const refused = refuse(alreadyBoundCode(contact.kind))
  if (session === null || player === undefined || session.accountType === ACCOUNT_TYPES.test) return refused
  const valid = await validateBinding(ctx, ctx.db, session, player, contact)
  if (valid.ok) return valid
  const { code } = valid
  return code === 400 && player[contact.kind] === null ? { ...valid, code } : refused
}

/** Deletes every owner proof of a session: one proof allows one change. */
export async function deleteOwnerProofs(trx: AccountTrx, sessionId: bigint): Promise<void> {
  await trx.deleteFrom('contact_proofs').where('session_id', '=', sessionId).execute()
}

async function hasMeansOfProof(db: AccountDb, player: PlayerRow): Promise<boolean> {
  if (player.password_hash !== null || player.phone !== null || player.email !== null) return true
  const passkey = await db
    .selectFrom('passkeys')
    .select('passkey_id')
    .where('player_id', '=', player.player_id)
    .executeTakeFirst()
  return passkey !== undefined
}
