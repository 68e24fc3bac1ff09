import { hashSecret } from '../../../platform/encryption/hash-secret.ts'
import type { AccountContext, AccountDb } from '../tables.ts'
import { PASSKEY_TIMEOUT_MS } from './passkey-rules.ts'

/** Stores a WebAuthn challenge. It works once, until it expires, and only in `sessionId` (null: for a login). */
export async function saveChallenge(
  ctx: AccountContext,
  challenge: string,
  sessionId: bigint | null,
): Promise<void> {
  await ctx.db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashSecret(challenge),
      session_id: sessionId,
      expires_at: new Date(ctx.clock.now().getTime() + PASSKEY_TIMEOUT_MS),
    })
    .execute()
}

/** Deletes a challenge; false when it is unknown, expired, used, or of another session. */
export async function consumeChallenge(
  db: AccountDb,
  challenge: string,
  sessionId: bigint | null,
  now: Date,
): Promise<boolean> {
  const used = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashSecret(challenge))
    .where('session_id', 'is not distinct from', sessionId)
    .where('expires_at', '>', now)
    .returning('expires_at')
    .executeTakeFirst()
  return used !== undefined
}
