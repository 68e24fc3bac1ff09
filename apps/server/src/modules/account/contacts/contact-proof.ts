import type { ContactKind } from '@gamehall/contract/account'
import type { Kysely } from 'kysely'
import type { Hall } from '../../../core/hall.ts'
import type { Trx } from '../../../core/transact.ts'
import type { Database } from '../../../db/database.ts'

/** How long a proved phone or email may be changed for. */
export const CONTACT_PROOF_LIFETIME_S = 600

export interface ContactProof {
  readonly sessionId: bigint
  readonly kind: ContactKind
}

/** Remembers that this login has proved the phone or email that is bound now. */
export async function keepContactProof(
  hall: Hall,
  trx: Trx,
  { sessionId, kind }: ContactProof,
): Promise<void> {
  const expiresAt = new Date(hall.clock.now().getTime() + CONTACT_PROOF_LIFETIME_S * 1000)
  await trx
    .insertInto('contact_proofs')
    .values({ session_id: sessionId, kind, expires_at: expiresAt })
    .onConflict((conflict) => conflict.columns(['session_id', 'kind']).doUpdateSet({ expires_at: expiresAt }))
    .execute()
}

export async function hasContactProof(
  db: Kysely<Database>,
  { sessionId, kind }: ContactProof,
  now: Date,
): Promise<boolean> {
  const proof = await db
    .selectFrom('contact_proofs')
    .select('kind')
    .where('session_id', '=', sessionId)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return proof !== undefined
}

/** Uses a proof up; false when there is none alive, or another call was first. */
export async function consumeContactProof(
  trx: Trx,
  { sessionId, kind }: ContactProof,
  now: Date,
): Promise<boolean> {
  const used = await trx
    .deleteFrom('contact_proofs')
    .where('session_id', '=', sessionId)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .returning('kind')
    .executeTakeFirst()
  return used !== undefined
}
