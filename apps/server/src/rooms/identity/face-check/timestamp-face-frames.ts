import type { timestampFaceFrames as call } from '@gamehall/contract/identity'
import { refuseField, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import { hashSecret } from '../../../platform/encryption/hash-secret.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { IdentityContext } from '../tables.ts'
import { readCapture } from './face-challenge.ts'
import { lockFaceCheck } from './face-check-queries.ts'
import { countFrameTimestamps, insertFrameTimestamps, readFrameTimestamps } from './frame-timestamps.ts'

/** Frames of a face check that are timestamped, at most, for each second that it may last: no phone takes more. */
const MOST_PER_SECOND = 20

/**
 * §4: timestamps frames of the step that is due, by their hashes, as the page takes them. 400 `nonce` expired, used, not the caller’s or
 * too many frames; `capture` not this step’s, or of a try that was refused since. Repeating a request returns the first timestamps again.
 */
export const timestampFaceFrames: UseCase<typeof call, IdentityContext> = (
  ctx,
  { nonce, capture: written, hashes: sent },
  { session: { playerId } },
) => {
  const now = ctx.clock.now()
  const hashes = sent.map((hash) => Buffer.from(hash, 'hex'))
  return transact(ctx.db, async (trx) => {
    const check = await lockFaceCheck(trx, { playerId, nonceHash: hashSecret(nonce), now })
    if (check === undefined) return refuseField('nonce', 'face_expired')
    const capture = readCapture(ctx, check, check.shown, written)
    if (capture === null || capture.tries !== check.tries) return refuseField('capture', 'invalid')
    const session = { checkId: check.check_id, issuedAt: capture.issuedAt }
    await insertFrameTimestamps(trx, session, { hashes, now })
    const most = MOST_PER_SECOND * ctx.config.FACE_CHECK_SECONDS
    if ((await countFrameTimestamps(trx, check.check_id)) > most) return refuseField('nonce', 'face_expired')
    const timestamps = await readFrameTimestamps(trx, session, hashes)
    if (!timestamps.every((timestamp) => timestamp !== undefined))
      throw new Error('a frame that was just timestamped has no timestamp')
    return succeed({ timestamps })
  })
}
