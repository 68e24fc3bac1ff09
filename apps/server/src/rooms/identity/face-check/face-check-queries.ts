import { type Insertable, type Selectable, sql } from 'kysely'
import { readUploadTimes } from '../../site/index.ts'
import type { IdentityDb, IdentityTables, IdentityTrx, ShownScores } from '../tables.ts'
import { deleteFrameTimestamps } from './frame-timestamps.ts'

export type FaceCheckRow = Selectable<IdentityTables['face_checks']>

/** Submissions per face check. Each costs face-engine time. */
const MAX_SUBMISSIONS = 24

/** Counts the face checks a player started since then. */
export async function countFaceChecks(db: IdentityDb, playerId: bigint, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('face_checks')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('player_id', '=', playerId)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return count
}

interface FaceCheckKey {
  readonly playerId: bigint
  readonly nonceHash: Buffer
  readonly now: Date
}

const selectFaceCheck = (db: IdentityDb, { playerId, nonceHash, now }: FaceCheckKey) =>
  db
    .selectFrom('face_checks')
    .selectAll()
    .where('nonce_hash', '=', nonceHash)
    .where('player_id', '=', playerId)
    .where('expires_at', '>', now)

/** Finds a player’s face check by its nonce, while it has not expired. */
export const findFaceCheck = (db: IdentityDb, key: FaceCheckKey): Promise<FaceCheckRow | undefined> =>
  selectFaceCheck(db, key).executeTakeFirst()

/** Finds a player’s open face check as above, and keeps it from being closed until the transaction ends. */
export const lockFaceCheck = (trx: IdentityTrx, key: FaceCheckKey): Promise<FaceCheckRow | undefined> =>
  selectFaceCheck(trx, key).where('is_open', '=', true).forNoKeyUpdate().executeTakeFirst()

/** Counts one submission of frames; false when the face check is closed or has too many, or another one was counted meanwhile. */
export async function reserveFaceSubmission(
  db: IdentityDb,
  { check_id: checkId, tries }: Pick<FaceCheckRow, 'check_id' | 'tries'>,
): Promise<boolean> {
  const counted = await db
    .updateTable('face_checks')
    .set({ tries: tries + 1 })
    .where('check_id', '=', checkId)
    .where('is_open', '=', true)
    .where('tries', '=', tries)
    .where('tries', '<', MAX_SUBMISSIONS)
    .returning('check_id')
    .executeTakeFirst()
  return counted !== undefined
}

/**
 * Takes a submission back that was counted when the face check had `tries` of them, because the face engine was busy. One that was
 * counted since, by another process, stays: its colours are not drawn again.
 */
export async function releaseFaceSubmission(
  db: IdentityDb,
  { check_id: checkId, tries }: Pick<FaceCheckRow, 'check_id' | 'tries'>,
): Promise<void> {
  await db
    .updateTable('face_checks')
    .set({ tries })
    .where('check_id', '=', checkId)
    .where('tries', '=', tries + 1)
    .execute()
}

/** Closes the player’s face checks and removes their face embeddings and the timestamps of their frames. */
export async function closeFaceChecks(trx: IdentityTrx, playerId: bigint): Promise<void> {
  const closed = await trx
    .updateTable('face_checks')
    .set({ is_open: false, likenesses_sealed: null })
    .where('player_id', '=', playerId)
    .where((eb) => eb.or([eb('is_open', '=', true), eb('likenesses_sealed', 'is not', null)]))
    .returning('check_id')
    .execute()
  await deleteFrameTimestamps(
    trx,
    closed.map(({ check_id }) => check_id),
  )
}

/** Which of these frames were used before, by anybody, and where. */
export const findUsedFrames = (db: IdentityDb, hashes: readonly Buffer[]) =>
  db
    .selectFrom('face_frames')
    .select(['frame_hash', 'check_id', 'step'])
    .where('frame_hash', 'in', hashes)
    .execute()

interface ShownStep {
  readonly check: FaceCheckRow
  readonly likenesses: Buffer
  readonly scores: ShownScores
}

/**
 * Completes one step; returns the scores of all steps so far, or null when another request was faster or the face check
 * ended.
 */
export async function advanceFaceCheck(
  trx: IdentityTrx,
  { check, likenesses, scores }: ShownStep,
): Promise<ShownScores[] | null> {
  const all = [...check.scores, scores]
  const moved = await trx
    .updateTable('face_checks')
    .set({ shown: check.shown + 1, likenesses_sealed: likenesses, scores: JSON.stringify(all) })
    .where('check_id', '=', check.check_id)
    .where('shown', '=', check.shown)
    .where('is_open', '=', true)
    .returning('check_id')
    .executeTakeFirst()
  return moved === undefined ? null : all
}

/** Marks frames as used; false when one was used before. */
export async function insertUsedFrames(
  trx: IdentityTrx,
  frames: readonly Insertable<IdentityTables['face_frames']>[],
): Promise<boolean> {
  const inserted = await trx
    .insertInto('face_frames')
    .values(frames)
    .onConflict((conflict) => conflict.doNothing())
    .returning('frame_hash')
    .execute()
  return inserted.length === frames.length
}

/** Evidence of the face check that completed an attempt: scores per action and the stored frames. */
export async function readFaceCheckEvidence(trx: IdentityTrx, attemptId: bigint) {
  const check = await trx
    .selectFrom('face_checks')
    .select(['check_id', 'actions', 'scores'])
    .where('attempt_id', '=', attemptId)
    .orderBy('shown', 'desc')
    .orderBy('check_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (check === undefined) return { frames: [], scores: [] }
  const kept = await trx
    .selectFrom('face_frames')
    .select(['step', 'upload_id'])
    .where('check_id', '=', check.check_id)
    .where('upload_id', 'is not', null)
    .execute()
  const times = await readUploadTimes(
    trx,
    kept.flatMap(({ upload_id }) => upload_id ?? []),
  )
  const frames = kept
    .flatMap(({ step, upload_id }) => {
      const at = upload_id === null ? undefined : times.get(upload_id)
      return upload_id === null || at === undefined ? [] : [{ step, upload_id, at }]
    })
    .sort((a, b) => a.step - b.step || a.at.getTime() - b.at.getTime())
    .map(({ step, upload_id }) => ({ action: check.actions[step] ?? null, upload_id }))
  const scores = check.scores.map((score, step) => ({ action_name: check.actions[step] ?? null, ...score }))
  return { frames, scores }
}
