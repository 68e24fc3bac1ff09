import { type Kysely, type Selectable, sql } from 'kysely'
import type { Trx } from '../../../core/transact.ts'
import type { Database } from '../../../db/database.ts'
import type { ActionScores } from '../liveness/index.ts'

type Db = Kysely<Database>
export type FaceCheckRow = Selectable<Database['face_checks']>

/** Nobody needs more within a minute, and each costs the hall its eyes. */
const MOST_TRIES = 24

/** How many tries at the face recognition a player has begun since then. */
export async function countFaceChecks(db: Db, playerId: bigint, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('face_checks')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('player_id', '=', playerId)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return count
}

/** A player's own try by its nonce, while it lives; undefined for any other. */
export const findFaceCheck = (
  db: Db,
  { playerId, nonceHash, now }: { playerId: bigint; nonceHash: Buffer; now: Date },
): Promise<FaceCheckRow | undefined> =>
  db
    .selectFrom('face_checks')
    .selectAll()
    .where('nonce_hash', '=', nonceHash)
    .where('player_id', '=', playerId)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Counts one more look at frames; false when there were too many in this try. */
export async function countLook(db: Db, checkId: bigint): Promise<boolean> {
  const counted = await db
    .updateTable('face_checks')
    .set({ tries: sql`tries + 1` })
    .where('check_id', '=', checkId)
    .where('is_open', '=', true)
    .where('tries', '<', MOST_TRIES)
    .returning('check_id')
    .executeTakeFirst()
  return counted !== undefined
}

/** A look that was none after all: the reader was taken. */
export async function uncountLook(db: Db, checkId: bigint): Promise<void> {
  await db.updateTable('face_checks').set({ tries: sql`tries - 1` }).where('check_id', '=', checkId).execute()
}

/** No try of the player goes on, and no likeness of it is kept. */
export async function closeFaceChecks(trx: Trx, playerId: bigint): Promise<void> {
  await trx
    .updateTable('face_checks')
    .set({ is_open: false, likenesses_sealed: null })
    .where('player_id', '=', playerId)
    .where((eb) => eb.or([eb('is_open', '=', true), eb('likenesses_sealed', 'is not', null)]))
    .execute()
}

/** The frames of these that served before, in any try of anybody, and where. */
export const findFrames = (db: Db, hashes: readonly Buffer[]) =>
  db
    .selectFrom('face_frames')
    .select(['frame_hash', 'check_id', 'step'])
    .where('frame_hash', 'in', hashes)
    .execute()

interface ShownStep {
  readonly check: FaceCheckRow
  readonly likenesses: Buffer
  readonly scores: ActionScores
}

/** One action further: the scores of all so far; null when another request was faster, or the try ended. */
export async function recordStep(
  trx: Trx,
  { check, likenesses, scores }: ShownStep,
): Promise<ActionScores[] | null> {
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

/** Uses frames up; false when one of them served anybody before. */
export async function insertFrames(
  trx: Trx,
  frames: readonly { frame_hash: Buffer; check_id: bigint; step: number; upload_id: string | null }[],
): Promise<boolean> {
  const inserted = await trx
    .insertInto('face_frames')
    .values(frames)
    .onConflict((conflict) => conflict.doNothing())
    .returning('frame_hash')
    .execute()
  return inserted.length === frames.length
}

/** What the try that completed an attempt showed: its actions' scores, and the frames that were kept. */
export async function readShown(trx: Trx, attemptId: bigint) {
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
    .innerJoin('uploads', 'uploads.upload_id', 'face_frames.upload_id')
    .select(['step', 'face_frames.upload_id as upload_id'])
    .where('check_id', '=', check.check_id)
    .orderBy('step')
    .orderBy('uploads.created_at')
    .execute()
  const frames = kept.flatMap(({ step, upload_id }) =>
    upload_id === null ? [] : [{ action: check.actions[step] ?? null, upload_id }],
  )
  const scores = check.scores.map((score, step) => ({ action_name: check.actions[step] ?? null, ...score }))
  return { frames, scores }
}
