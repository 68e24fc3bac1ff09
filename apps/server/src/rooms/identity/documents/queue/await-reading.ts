import { setTimeout as delay } from 'node:timers/promises'
import { type Outcome, refuse, succeed } from '../../../../platform/context/outcome.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { ensurePlayerKey } from '../../../../platform/encryption/player-keys.ts'
import { decryptReading } from '../../attempts/attempt-encryption.ts'
import { type AttemptRow, findDraft } from '../../attempts/attempt-queries.ts'
import { refuseNoDraft } from '../../attempts/attempt-refusals.ts'
import { lockIdentity } from '../../attempts/identity-locks.ts'
import type { IdentityContext, IdentityTrx } from '../../tables.ts'
import type { DocumentReading } from '../document-reading.ts'
import { enqueueReading, findQueued } from './queue-queries.ts'
import { photosOf } from './read-and-store.ts'
import { readQueued } from './read-queued.ts'

/** Below the HTTP timeout. The photos keep their place, and a later request gets the result. */
const ANSWER_MS = 25_000
/** Photos that are behind others for this long are answered with their place, so that the player knows it. */
const PLACE_MS = 1_000
const POLL_MS = 150

interface AwaitOptions {
  readonly answerMs?: number
  /** The player knows a place in the queue, which is outdated once the photos are being read. */
  readonly wasQueued?: boolean
  /** The photos were queued as they were attached. */
  readonly isQueued?: boolean
}

/**
 * Queues a draft’s photos and waits until this or another process has read them. 10040 the photos changed meanwhile; 10145 too
 * many were read; 10320 they wait, with the number of players ahead; 10322 they, or earlier photos of the player, are still
 * being read; 10323 the reading did not finish.
 */
export async function awaitReading(
  ctx: IdentityContext,
  draft: AttemptRow,
  { answerMs = ANSWER_MS, wasQueued = false, isQueued: isAttached = false }: AwaitOptions = {},
): Promise<Outcome<DocumentReading, ReadingRefusal>> {
  const { player_id: playerId } = draft
  const photos = photosOf(draft)
  const since = performance.now()
  let isQueued = isAttached
  for (;;) {
    if (!isQueued) {
      const entered = await queueUnchanged(ctx, draft)
      if (!entered.ok) return entered
      isQueued = entered.data
    }
    void readQueued(ctx).catch((error) => ctx.log.error({ err: error }, 'the reading queue failed'))
    const queued = await findQueued(ctx.db, playerId)
    if (isQueued && queued === null) return findResult(ctx, draft)
    if (isQueued && queued !== null && queued.photos !== photos) return refuseNoDraft()
    if (isQueued && queued !== null && queued.refusal !== null) return refuseAs(queued.refusal)
    const ahead = queued?.ahead ?? 0
    const waitMs = ahead > 0 || wasQueued ? Math.min(PLACE_MS, answerMs) : answerMs
    if (performance.now() - since >= waitMs)
      return ahead > 0 ? refuse(10320, { ahead: String(ahead) }) : refuse(10322)
    await delay(POLL_MS)
  }
}

/** Queues a draft’s photos; false while others of the player are being read. Take the lock of the player’s identity before. */
export const queueDraft = (trx: IdentityTrx, draft: AttemptRow): Promise<boolean> =>
  enqueueReading(trx, { playerId: draft.player_id, attemptId: draft.attempt_id, photos: photosOf(draft) })

/** Queues photos while they are the draft’s (10040). False while others of the player are being read. */
const queueUnchanged = (ctx: IdentityContext, asked: AttemptRow): Promise<Outcome<boolean, 10040>> =>
  transact(ctx.db, async (trx) => {
    await lockIdentity(trx, asked.player_id)
    const draft = await findDraft(trx, asked.player_id, ctx.clock.now())
    if (draft === undefined || photosOf(draft) !== photosOf(asked)) return refuseNoDraft()
    return succeed(draft.reading_sealed !== null || (await queueDraft(trx, draft)))
  })

type ReadingRefusal = 10040 | 10145 | 10320 | 10322 | 10323

function refuseAs(code: number): Outcome<never, ReadingRefusal> {
  if (code === 10040) return refuseNoDraft()
  return code === 10145 ? refuse(10145) : refuse(10323)
}

async function findResult(ctx: IdentityContext, asked: AttemptRow): Promise<Outcome<DocumentReading, 10040>> {
  const { player_id: playerId } = asked
  const draft = await findDraft(ctx.db, playerId, ctx.clock.now())
  if (draft === undefined || photosOf(draft) !== photosOf(asked)) return refuseNoDraft()
  const { encryptor } = await ensurePlayerKey(ctx, ctx.db, playerId)
  const reading = decryptReading(encryptor, draft)
  return reading === null ? refuseNoDraft() : succeed(reading)
}
