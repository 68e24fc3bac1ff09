import { setTimeout as delay } from 'node:timers/promises'
import { type Outcome, refuse, succeed } from '../../../../platform/context/outcome.ts'
import { ensurePlayerKey } from '../../../../platform/encryption/player-keys.ts'
import { decryptReading } from '../../attempts/attempt-encryption.ts'
import { type AttemptRow, findDraft } from '../../attempts/attempt-queries.ts'
import { refuseNoDraft } from '../../attempts/attempt-refusals.ts'
import type { IdentityContext } from '../../tables.ts'
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
}

/**
 * Queues a draft’s photos and waits until this or another process has read them. 10040 the photos changed meanwhile; 10145 other
 * photos of the player are queued, or too many were read; 10320 they wait, with the number of players ahead; 10322 they are
 * still being read; 10323 the reading did not finish.
 */
export async function awaitReading(
  ctx: IdentityContext,
  draft: AttemptRow,
  { answerMs = ANSWER_MS, wasQueued = false }: AwaitOptions = {},
): Promise<Outcome<DocumentReading, ReadingRefusal>> {
  const { player_id: playerId, attempt_id: attemptId } = draft
  const photos = photosOf(draft)
  const isQueued = await enqueueReading(ctx.db, { playerId, attemptId, photos })
  const since = performance.now()
  for (;;) {
    void readQueued(ctx).catch((error) => ctx.log.error({ err: error }, 'the reading queue failed'))
    if (!isQueued) return refuse(10145)
    const queued = await findQueued(ctx.db, playerId)
    if (queued === null) return findResult(ctx, draft)
    if (queued.photos !== photos) return refuseNoDraft()
    if (queued.refusal !== null) return refuseAs(queued.refusal)
    const waitMs = queued.ahead > 0 || wasQueued ? Math.min(PLACE_MS, answerMs) : answerMs
    if (performance.now() - since >= waitMs)
      return queued.ahead > 0 ? refuse(10320, { ahead: String(queued.ahead) }) : refuse(10322)
    await delay(POLL_MS)
  }
}

type ReadingRefusal = 10040 | 10145 | 10320 | 10322 | 10323

function refuseAs(code: number): Outcome<never, ReadingRefusal> {
  if (code === 10040) return refuseNoDraft()
  return code === 10145 ? refuse(10145) : refuse(10323)
}

async function findResult(
  ctx: IdentityContext,
  { player_id: playerId, attempt_id: attemptId }: AttemptRow,
): Promise<Outcome<DocumentReading, 10040>> {
  const draft = await findDraft(ctx.db, playerId, ctx.clock.now())
  if (draft === undefined || draft.attempt_id !== attemptId) return refuseNoDraft()
  const { encryptor } = await ensurePlayerKey(ctx, ctx.db, playerId)
  const reading = decryptReading(encryptor, draft)
  return reading === null ? refuseNoDraft() : succeed(reading)
}
