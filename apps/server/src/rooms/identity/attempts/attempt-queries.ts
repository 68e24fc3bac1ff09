import { type Selectable, sql, type Updateable } from 'kysely'
import type { IdentityDb, IdentityTables, IdentityTrx } from '../tables.ts'
import { statusesBefore } from './attempt-states.ts'

export type AttemptRow = Selectable<IdentityTables['identity_attempts']>
type Change = Omit<Updateable<IdentityTables['identity_attempts']>, 'status'>

/** A player’s draft that has not expired. */
export const findDraft = (db: IdentityDb, playerId: bigint, now: Date): Promise<AttemptRow | undefined> =>
  db
    .selectFrom('identity_attempts')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('status', '=', 'draft')
    .where('expires_at', '>', now)
    .executeTakeFirst()

export const findAttempt = (db: IdentityDb, attemptId: bigint): Promise<AttemptRow | undefined> =>
  db.selectFrom('identity_attempts').selectAll().where('attempt_id', '=', attemptId).executeTakeFirst()

/** The newest attempt that was submitted and not erased. */
export const findLatestAttempt = (db: IdentityDb, playerId: bigint): Promise<AttemptRow | undefined> =>
  db
    .selectFrom('identity_attempts')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('status', 'in', ['review', 'verified', 'failed'])
    .orderBy('attempt_id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** A player’s attempts with these statuses, locked until the transaction ends. */
export const lockAttempts = (
  trx: IdentityTrx,
  playerId: bigint,
  statuses: readonly AttemptRow['status'][],
): Promise<AttemptRow[]> =>
  trx
    .selectFrom('identity_attempts')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('status', 'in', statuses)
    .orderBy('attempt_id')
    .forUpdate()
    .execute()

/** Attempts under review, oldest first. */
export const findAttemptsUnderReview = (db: IdentityDb, limit: number): Promise<AttemptRow[]> =>
  db
    .selectFrom('identity_attempts')
    .selectAll()
    .where('status', '=', 'review')
    .orderBy('submitted_at')
    .orderBy('attempt_id')
    .limit(limit)
    .execute()

/** Counts the attempts a player submitted since then, including erased ones. */
export async function countSubmittedAttempts(db: IdentityDb, playerId: bigint, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('identity_attempts')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('player_id', '=', playerId)
    .where('submitted_at', '>=', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Players with expired data: a draft, or images of a decided attempt. */
export async function findPlayersWithExpiredData(
  db: IdentityDb,
  now: Date,
  { after, limit }: { readonly after: bigint; readonly limit: number },
): Promise<bigint[]> {
  const rows = await db
    .selectFrom('identity_attempts')
    .select('player_id')
    .distinct()
    .where((eb) =>
      eb.or([
        eb('images_kept_until', '<=', now),
        eb.and([eb('status', '=', 'draft'), eb('expires_at', '<=', now)]),
      ]),
    )
    .where('player_id', '>', after)
    .orderBy('player_id')
    .limit(limit)
    .execute()
  return rows.map(({ player_id }) => player_id)
}

export async function updateAttempt(trx: IdentityTrx, attemptId: bigint, change: Change): Promise<void> {
  await trx.updateTable('identity_attempts').set(change).where('attempt_id', '=', attemptId).execute()
}

/** Changes the status where `NEXT_STATUSES` allows it; undefined otherwise. */
export const transitionAttempt = (
  trx: IdentityTrx,
  attemptId: bigint,
  status: AttemptRow['status'],
  change: Change,
): Promise<AttemptRow | undefined> =>
  trx
    .updateTable('identity_attempts')
    .set({ ...change, status })
    .where('attempt_id', '=', attemptId)
    .where('status', 'in', statusesBefore(status))
    .returningAll()
    .executeTakeFirst()
