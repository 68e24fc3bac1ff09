import { setTimeout as delay } from 'node:timers/promises'
import { succeed } from '../../../../platform/context/outcome.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { ensurePlayerKey } from '../../../../platform/encryption/player-keys.ts'
import { readUpload } from '../../../site/index.ts'
import { decryptReading, encryptReading } from '../../attempts/attempt-encryption.ts'
import { updateAttempt } from '../../attempts/attempt-queries.ts'
import { lockIdentity } from '../../attempts/identity-locks.ts'
import {
  addPortraitCheck,
  type DocumentPhoto,
  findPortrait,
  type Portrait,
  placeOf,
} from '../../face-check/find-portrait.ts'
import type { IdentityContext, IdentityTrx } from '../../tables.ts'
import { finishReading, type TakenPortrait } from './queue-queries.ts'
import { findUnchanged } from './read-and-store.ts'

/** How long a stored reading waits for its portrait while the face engine has no place. */
const PORTRAIT_LIMIT_MS = 60_000

/**
 * Finds the portrait on the front of photos whose reading is stored, adds it to the reading, and ends their wait in the queue.
 * Without a portrait by then the reading stays as it is: the face check finds it, and a person decides.
 */
export async function findAndStorePortrait(ctx: IdentityContext, taken: TakenPortrait): Promise<void> {
  const before = AbortSignal.timeout(Math.max(0, Math.round(PORTRAIT_LIMIT_MS - taken.readMs)))
  const photo = await findFront(ctx, taken)
  const portrait = photo && (await awaitPortrait(ctx, photo, before))
  await transact(ctx.db, async (trx) => {
    const { playerId, photos } = taken
    await lockIdentity(trx, playerId)
    if (portrait !== null) await storePortrait(ctx, trx, taken, portrait)
    return succeed(await finishReading(trx, { playerId, photos }, null))
  })
}

/** Adds the portrait to the reading of these photos, if they are the draft’s. */
async function storePortrait(
  ctx: IdentityContext,
  trx: IdentityTrx,
  { playerId, photos }: TakenPortrait,
  portrait: Portrait,
): Promise<void> {
  const draft = await findUnchanged(ctx, trx, playerId, photos)
  if (draft === null) return
  const { encryptor } = await ensurePlayerKey(ctx, trx, playerId)
  const reading = decryptReading(encryptor, draft)
  if (reading === null) return
  await updateAttempt(trx, draft.attempt_id, {
    reading_sealed: encryptReading(encryptor, draft.attempt_id, addPortraitCheck(reading, portrait)),
  })
}

/** The front, and what its reading says of where the portrait is; null where the photos changed. */
async function findFront(
  ctx: IdentityContext,
  { playerId, photos }: TakenPortrait,
): Promise<DocumentPhoto | null> {
  const draft = await findUnchanged(ctx, ctx.db, playerId, photos)
  if (draft === null || draft.front_upload_id === null) return null
  const { encryptor } = await ensurePlayerKey(ctx, ctx.db, playerId)
  const reading = decryptReading(encryptor, draft)
  const front = await readUpload(ctx, draft.front_upload_id)
  if (reading === null || front === null) return null
  return { bytes: front.bytes, documentType: draft.document_type, ...placeOf(reading) }
}

/** How often a portrait is looked for again while the face engine is busy. */
const AGAIN_MS = 250

/** The portrait, as soon as the face engine has a place for it; null when it has none by then. */
async function awaitPortrait(
  { providers: { face } }: IdentityContext,
  photo: DocumentPhoto,
  before: AbortSignal,
): Promise<Portrait | null> {
  for (;;) {
    const portrait = await findPortrait(face, photo, before)
    if (portrait !== null || before.aborted) return portrait
    await delay(AGAIN_MS)
  }
}
