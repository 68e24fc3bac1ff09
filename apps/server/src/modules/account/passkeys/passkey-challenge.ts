import type { Kysely } from 'kysely'
import type { Hall } from '../../../core/hall.ts'
import { hashSecret } from '../../../core/hash-secret.ts'
import type { Database } from '../../../db/database.ts'
import { PASSKEY_TIMEOUT_MS } from './passkey-rules.ts'

/** What an authenticator has to sign: works once, for this long, and for a new passkey only in the login that asked. */
export async function keepChallenge(hall: Hall, challenge: string, sessionId: bigint | null): Promise<void> {
  await hall.db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashSecret(challenge),
      session_id: sessionId,
      expires_at: new Date(hall.clock.now().getTime() + PASSKEY_TIMEOUT_MS),
    })
    .execute()
}

/** Uses a challenge up; false when it was never given out here, has expired, or was used. */
export async function consumeChallenge(
  db: Kysely<Database>,
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
