import { FACE_FRAME_LATE_MS, FACE_TIMESTAMP_SPACING_MS } from '@gamehall/contract/identity'
import type { IdentityDb, IdentityTrx } from '../tables.ts'

/** The capture session of a face check that frames were taken in: when it was issued, in ms, tells it from the check’s others. */
export interface CaptureSession {
  readonly checkId: bigint
  readonly issuedAt: number
}

const keyOf = ({ checkId, issuedAt }: CaptureSession) => ({
  check_id: checkId,
  issued_at: new Date(issuedAt),
})

/** Counts the timestamps of a face check, of all its capture sessions. */
export async function countFrameTimestamps(db: IdentityDb, checkId: bigint): Promise<number> {
  const { count } = await db
    .selectFrom('face_frame_timestamps')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('check_id', '=', checkId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Timestamps frames by their hashes; one that has a timestamp in this capture session keeps it. */
export async function insertFrameTimestamps(
  trx: IdentityTrx,
  session: CaptureSession,
  { hashes, now }: { readonly hashes: readonly Buffer[]; readonly now: Date },
): Promise<void> {
  await trx
    .insertInto('face_frame_timestamps')
    .values(hashes.map((frame_hash) => ({ ...keyOf(session), frame_hash, timestamped_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** How long after the challenge was drawn each frame was timestamped, in ms; undefined where it was not, in this capture session. */
export async function readFrameTimestamps(
  db: IdentityDb,
  session: CaptureSession,
  hashes: readonly Buffer[],
): Promise<(number | undefined)[]> {
  const { check_id, issued_at } = keyOf(session)
  const rows = await db
    .selectFrom('face_frame_timestamps')
    .select(['frame_hash', 'timestamped_at'])
    .where('check_id', '=', check_id)
    .where('issued_at', '=', issued_at)
    .where('frame_hash', 'in', hashes)
    .execute()
  const found = new Map(
    rows.map((row) => [row.frame_hash.toString('hex'), row.timestamped_at.getTime() - issued_at.getTime()]),
  )
  return hashes.map((hash) => found.get(hash.toString('hex')))
}

/** A film's frames: when they were taken, as the page says, and how much later each was timestamped, in ms. */
export interface FilmLags {
  readonly times: readonly number[]
  readonly lags: readonly number[]
}

/** How much longer one answer of a network may take than another of the same film. */
const NETWORK_SPREAD_MS = 400

/**
 * Whether a film may have been chosen and dated once it was over: none of its frames was timestamped before the last moment that it claims, or
 * some were timestamped later after their moments than others, by more than what a page that sends hashes as it takes frames has: the time
 * between two requests, which is at least the way there and back, and that is in each lag. For a person: a very slow or unsteady network
 * does the same.
 */
export function isTimestampedLate({ times, lags }: FilmLags): boolean {
  const last = Math.max(...times)
  const [least, most] = [Math.min(...lags), Math.max(...lags)]
  return (
    times.every((time, index) => time + (lags[index] ?? 0) >= last) ||
    most - least > Math.max(FACE_TIMESTAMP_SPACING_MS, least) + NETWORK_SPREAD_MS
  )
}

/**
 * How long after its moment each frame was timestamped; null unless each was timestamped after the moment at which it was taken, as the page says, and soon after it: the
 * challenge was drawn before the page showed it, from when on it counts.
 */
export async function readFilmLags(
  db: IdentityDb,
  session: CaptureSession,
  { hashes, times }: { readonly hashes: readonly Buffer[]; readonly times: readonly number[] },
): Promise<FilmLags | null> {
  const timestamps = await readFrameTimestamps(db, session, hashes)
  const lags = timestamps.map((timestamp, index) => (timestamp ?? Number.NaN) - (times[index] ?? Number.NaN))
  return lags.every((lag) => lag >= 0 && lag <= FACE_FRAME_LATE_MS) ? { times, lags } : null
}

/** Removes the timestamps of face checks, once they are closed: from then on none is added. */
export async function deleteFrameTimestamps(trx: IdentityTrx, checkIds: readonly bigint[]): Promise<void> {
  if (checkIds.length === 0) return
  await trx.deleteFrom('face_frame_timestamps').where('check_id', 'in', checkIds).execute()
}

/** Removes the timestamps of face checks that expired. */
export async function deleteExpiredTimestamps(db: IdentityDb, now: Date): Promise<void> {
  await db
    .deleteFrom('face_frame_timestamps')
    .where('check_id', 'in', (eb) =>
      eb.selectFrom('face_checks').select('check_id').where('expires_at', '<=', now),
    )
    .execute()
}
