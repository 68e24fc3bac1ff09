import { type RawBuilder, sql } from 'kysely'
import type { IdentityDb, IdentityTrx } from '../../tables.ts'

/** Photos that wait to be read: at most one of each player. */
export interface QueuedReading {
  readonly playerId: bigint
  readonly attemptId: bigint
  readonly photos: string
}

/** A process that has not renewed its lease for so long is dead: another one reads the photos. */
const LEASE_MS = 15_000
/** How often who reads renews its lease. */
export const RENEW_MS = 5_000

/**
 * Queues photos; false while a process reads other photos of the player. The same photos keep their place, and new ones take
 * that of earlier ones which nobody reads yet, or of which only the portrait is looked for.
 */
export async function enqueueReading(
  db: IdentityDb,
  { playerId, attemptId, photos }: QueuedReading,
): Promise<boolean> {
  const { rows } = await sql`
    insert into identity_reading_queue as queued (player_id, attempt_id, photos)
    values (${playerId}, ${attemptId}, ${photos})
    on conflict (player_id) do update
       set attempt_id = excluded.attempt_id, photos = excluded.photos,
           place = case when queued.refusal is null and queued.read_at is null then queued.place else excluded.place end,
           queued_at = excluded.queued_at, taken_until = null, refusal = null, takes = 0, read_at = null
     where queued.refusal is not null
        or (queued.photos <> excluded.photos
            and (queued.read_at is not null or queued.taken_until is null or queued.taken_until < clock_timestamp()))
    returning player_id`.execute(db)
  if (rows.length > 0) return true
  const waiting = await findQueued(db, playerId)
  return waiting === null || waiting.photos === photos
}

export interface TakenReading extends QueuedReading {
  /** How often these photos were taken, this time included: more than once where a process ended that read them. */
  readonly takes: number
}

/** Photos whose reading is stored, and whose portrait is looked for. */
export interface TakenPortrait extends TakenReading {
  /** How long ago the reading was stored. */
  readonly readMs: number
}

/** Takes the next photos of the queue, for as long as the lease lasts; null when none waits. */
export async function takeNextReading(db: IdentityDb): Promise<TakenReading | null> {
  const row = await takeNext(db, sql`read_at is null`)
  return row === null ? null : takenOf(row)
}

/** Takes the next photos whose reading is stored, to find their portrait; null when none waits. */
export async function takeNextPortrait(db: IdentityDb): Promise<TakenPortrait | null> {
  const row = await takeNext(db, sql`read_at is not null`)
  return row === null ? null : { ...takenOf(row), readMs: row.read_ms }
}

async function takeNext(db: IdentityDb, waits: RawBuilder<unknown>): Promise<TakenRow | null> {
  const { rows } = await sql<TakenRow>`
    update identity_reading_queue
       set taken_until = clock_timestamp() + ${LEASE_MS} * interval '1 millisecond', takes = takes + 1
     where player_id = (
       select player_id from identity_reading_queue
        where refusal is null and ${waits} and (taken_until is null or taken_until < clock_timestamp())
        order by place limit 1 for update skip locked)
    returning player_id, attempt_id, photos, takes,
      coalesce(extract(epoch from clock_timestamp() - read_at) * 1000, 0)::float8 as read_ms`.execute(db)
  return rows[0] ?? null
}

const takenOf = ({ player_id: playerId, attempt_id: attemptId, photos, takes }: TakenRow): TakenReading => ({
  playerId,
  attemptId,
  photos,
  takes,
})

interface TakenRow {
  readonly player_id: bigint
  readonly attempt_id: bigint
  readonly photos: string
  readonly takes: number
  readonly read_ms: number
}

/** Lets photos wait for their portrait, once their reading is stored: any process looks for it. */
export async function enqueuePortrait(
  trx: IdentityTrx,
  { playerId, photos }: Pick<QueuedReading, 'playerId' | 'photos'>,
): Promise<void> {
  await sql`
    update identity_reading_queue
       set read_at = clock_timestamp(), taken_until = null, takes = 0
     where player_id = ${playerId} and photos = ${photos} and refusal is null`.execute(trx)
}

/** Prolongs the lease of who reads these photos. */
export async function renewReading(db: IdentityDb, { playerId, photos }: QueuedReading): Promise<void> {
  await sql`
    update identity_reading_queue
       set taken_until = clock_timestamp() + ${LEASE_MS} * interval '1 millisecond'
     where player_id = ${playerId} and photos = ${photos} and refusal is null and taken_until is not null`.execute(
    db,
  )
}

/** Ends the wait of photos: without a refusal their reading is stored. Photos queued meanwhile stay queued. */
export async function finishReading(
  db: IdentityDb,
  { playerId, photos }: Pick<QueuedReading, 'playerId' | 'photos'>,
  refusal: number | null,
): Promise<void> {
  if (refusal === null)
    await db
      .deleteFrom('identity_reading_queue')
      .where('player_id', '=', playerId)
      .where('photos', '=', photos)
      .execute()
  else
    await db
      .updateTable('identity_reading_queue')
      .set({ refusal, taken_until: null })
      .where('player_id', '=', playerId)
      .where('photos', '=', photos)
      .execute()
}

export interface QueuePlace {
  readonly photos: string
  readonly refusal: number | null
  /** How many are read before these; none once a process reads these, or has read them. */
  readonly ahead: number
}

/** Whether these photos wait to be read, or for their portrait. */
export async function isWaiting(db: IdentityDb, playerId: bigint, photos: string): Promise<boolean> {
  const queued = await findQueued(db, playerId)
  return queued !== null && queued.photos === photos && queued.refusal === null
}

/** A player’s photos in the queue; null when there are none. */
export async function findQueued(db: IdentityDb, playerId: bigint): Promise<QueuePlace | null> {
  const row = await db
    .selectFrom('identity_reading_queue as own')
    .select((eb) => [
      'photos',
      'refusal',
      sql<boolean>`own.read_at is not null or coalesce(own.taken_until > clock_timestamp(), false)`.as(
        'is_taken',
      ),
      eb
        .selectFrom('identity_reading_queue as other')
        .select((inner) => inner.fn.countAll<string>().as('count'))
        .whereRef('other.place', '<', 'own.place')
        .where('other.refusal', 'is', null)
        .where('other.read_at', 'is', null)
        .as('ahead'),
    ])
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row === undefined
    ? null
    : { photos: row.photos, refusal: row.refusal, ahead: row.is_taken ? 0 : Number(row.ahead ?? 0) }
}

/** Deletes refusals that nobody asked for within `keptMs`. */
export async function deleteOldRefusals(db: IdentityDb, keptMs: number): Promise<void> {
  await sql`
    delete from identity_reading_queue
     where refusal is not null and queued_at < clock_timestamp() - ${keptMs} * interval '1 millisecond'`.execute(
    db,
  )
}
