import { REAL_NAME_STATUSES } from '@gamehall/contract/account'
import type { Kysely } from 'kysely'
import type { Hall } from '../../core/hall.ts'
import type { Trx } from '../../core/transact.ts'
import type { Database } from '../../db/database.ts'

export interface RealName {
  readonly status: (typeof REAL_NAME_STATUSES)[keyof typeof REAL_NAME_STATUSES]
  /** Only of a verified player. */
  readonly name: string | null
  /** §9: under review, by when it is decided. */
  readonly reviewUntil: Date | null
}

const contextOf = (playerId: bigint) => `real-name/${playerId}`
const birthContextOf = (playerId: bigint) => `birth-date/${playerId}`

/** §4: how far a player's real-name verification has come, and the verified name. */
export async function readRealName(
  hall: Pick<Hall, 'sealer'>,
  db: Kysely<Database>,
  playerId: bigint,
): Promise<RealName> {
  const row = await db
    .selectFrom('real_names')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  if (row === undefined) return { status: REAL_NAME_STATUSES.notVerified, name: null, reviewUntil: null }
  const isWaiting = row.status === REAL_NAME_STATUSES.underReview
  const isVerified = row.status === REAL_NAME_STATUSES.verified && row.name_sealed !== null
  return {
    status: row.status,
    name: isVerified && row.name_sealed ? hall.sealer.openText(row.name_sealed, contextOf(playerId)) : null,
    reviewUntil: isWaiting ? await readReviewEnd(db, playerId) : null,
  }
}

async function readReviewEnd(db: Kysely<Database>, playerId: bigint): Promise<Date | null> {
  const attempt = await db
    .selectFrom('identity_attempts')
    .select('review_until')
    .where('player_id', '=', playerId)
    .where('status', '=', 'review')
    .executeTakeFirst()
  return attempt?.review_until ?? null
}

/** A verified player's date of birth, `yyyy-MM-dd`; null while it is not known. */
export async function readBirthDate(
  hall: Pick<Hall, 'sealer'>,
  db: Kysely<Database>,
  playerId: bigint,
): Promise<string | null> {
  const row = await db
    .selectFrom('real_names')
    .select('birth_date_sealed')
    .where('player_id', '=', playerId)
    .where('status', '=', REAL_NAME_STATUSES.verified)
    .executeTakeFirst()
  return row?.birth_date_sealed ? hall.sealer.openText(row.birth_date_sealed, birthContextOf(playerId)) : null
}

/** Records a verified name and, when it was checked too, the date of birth: one from before is another name's. */
export async function writeRealName(
  hall: Hall,
  trx: Trx,
  playerId: bigint,
  name: string,
  birthDate?: string,
): Promise<void> {
  const verified = {
    status: REAL_NAME_STATUSES.verified,
    name_sealed: hall.sealer.sealText(name, contextOf(playerId)),
    decided_at: hall.clock.now(),
    birth_date_sealed:
      birthDate === undefined ? null : hall.sealer.sealText(birthDate, birthContextOf(playerId)),
  }
  await trx
    .insertInto('real_names')
    .values({ player_id: playerId, ...verified })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(verified))
    .execute()
}

/** §4: failed, or under review. A name that was verified before counts no more. */
export async function writeRealNameStatus(
  trx: Trx,
  playerId: bigint,
  status: typeof REAL_NAME_STATUSES.reviewFailed | typeof REAL_NAME_STATUSES.underReview,
): Promise<void> {
  const unnamed = { status, name_sealed: null, birth_date_sealed: null, decided_at: null }
  await trx
    .insertInto('real_names')
    .values({ player_id: playerId, ...unnamed })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(unnamed))
    .execute()
}

/** As if the player had never been verified. */
export async function forgetRealName(trx: Trx, playerId: bigint): Promise<void> {
  await trx.deleteFrom('real_names').where('player_id', '=', playerId).execute()
}

/** All but a name's first character: `王○○`, `A*****`. */
export function maskName(name: string): string {
  const [first = '', ...rest] = [...name]
  const isChinese = /\p{Script=Han}/u.test(first)
  return first + (isChinese ? '○' : '*').repeat(rest.length)
}
