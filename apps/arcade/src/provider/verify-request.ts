import { batchPerOwner } from '@gamehall/postgres'
import type { FastifyRequest } from 'fastify'
import type { ArcadeContext } from '../arcade-context.ts'
import { isValidSignature } from './request-signature.ts'

/** Maximum difference between a request's timestamp and the clock. A request delayed longer is refused and never applied late. */
const MAX_SKEW_MS = 60_000
/** How long nonces are kept: longer than their request could still be accepted. */
export const NONCE_LIFE_MS = 10 * MAX_SKEW_MS

/**
 * Verifies a provider call's signature, timestamp and nonce. Returns null when valid, otherwise the reason for the log.
 * Only a request with a valid signature consumes its nonce.
 */
export async function verifyRequest(
  ctx: ArcadeContext,
  request: FastifyRequest,
  operation: string,
  body: Buffer,
): Promise<string | null> {
  const timestamp = headerOf(request, 'x-arcade-timestamp')
  const nonce = headerOf(request, 'x-arcade-nonce')
  const signature = headerOf(request, 'x-arcade-signature')
  if (!/^\d{13}$/.test(timestamp) || !/^[\w-]{16,64}$/.test(nonce))
    return 'signature headers are missing or malformed'
  if (!isValidSignature(ctx.signingSecret, { timestamp, nonce, operation, body }, signature)) {
    return 'the signature does not match'
  }
  const now = ctx.clock.now()
  if (Math.abs(now.getTime() - Number(timestamp)) > MAX_SKEW_MS) return 'the timestamp is too far from now'
  return (await consumeNonce(ctx, nonce)) ? null : 'the nonce was used before'
}

/** Returns true once per nonce. Concurrent calls share one insert. */
const consumeNonce = batchPerOwner(
  async ({ db, clock }: ArcadeContext, nonces: readonly string[]) => {
    const seenAt = clock.now()
    const used = await db
      .insertInto('arcade.nonces')
      .values(nonces.map((nonce) => ({ nonce, seen_at: seenAt })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('nonce')
      .execute()
    const isNew = new Set(used.map(({ nonce }) => nonce))
    return nonces.map((nonce) => isNew.has(nonce))
  },
  { keyOf: (nonce) => nonce },
)

function headerOf(request: FastifyRequest, name: string): string {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}
