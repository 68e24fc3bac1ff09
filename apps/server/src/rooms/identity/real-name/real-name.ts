import { REAL_NAME_STATUSES } from '@gamehall/contract/account'
import type { AppContext } from '../../../platform/context/app-context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { realNameVerifiedHook } from '../hooks.ts'
import { type IdentityContext, type IdentityDb, type IdentityTrx, withIdentityTables } from '../tables.ts'

export interface RealName {
  readonly status: (typeof REAL_NAME_STATUSES)[keyof typeof REAL_NAME_STATUSES]
  /** Set only for a verified player. */
  readonly name: string | null
  /** §9: the deadline of the review; null unless under review. */
  readonly reviewUntil: Date | null
}

const contextOf = (playerId: bigint) => `real-name/${playerId}`
const birthContextOf = (playerId: bigint) => `birth-date/${playerId}`

/** §4: reads the status of a player’s real-name verification and the verified name. */
export async function readRealName(
  ctx: Pick<AppContext, 'encryptor'>,
  db: Db,
  playerId: bigint,
): Promise<RealName> {
  const row = await withIdentityTables(db)
    .selectFrom('real_names')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  if (row === undefined) return { status: REAL_NAME_STATUSES.notVerified, name: null, reviewUntil: null }
  const isWaiting = row.status === REAL_NAME_STATUSES.underReview
  const isVerified = row.status === REAL_NAME_STATUSES.verified && row.name_sealed !== null
  return {
    status: row.status,
    name:
      isVerified && row.name_sealed ? ctx.encryptor.decryptText(row.name_sealed, contextOf(playerId)) : null,
    reviewUntil: isWaiting ? await readReviewEnd(withIdentityTables(db), playerId) : null,
  }
}

async function readReviewEnd(db: IdentityDb, playerId: bigint): Promise<Date | null> {
  const attempt = await db
    .selectFrom('identity_attempts')
    .select('review_until')
    .where('player_id', '=', playerId)
    .where('status', '=', 'review')
    .executeTakeFirst()
  return attempt?.review_until ?? null
}

/** Those among the given players whose real name is verified. */
export async function listVerifiedPlayers(
  db: Db,
  playerIds: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  if (playerIds.length === 0) return new Set()
  const rows = await withIdentityTables(db)
    .selectFrom('real_names')
    .select('player_id')
    .where('player_id', 'in', playerIds)
    .where('status', '=', REAL_NAME_STATUSES.verified)
    .execute()
  return new Set(rows.map(({ player_id }) => player_id))
}

/** Reads a verified player's date of birth, `yyyy-MM-dd`; null when unknown. */
export async function readBirthDate(
  ctx: Pick<AppContext, 'encryptor'>,
  db: Db,
  playerId: bigint,
): Promise<string | null> {
  const row = await withIdentityTables(db)
    .selectFrom('real_names')
    .select('birth_date_sealed')
    .where('player_id', '=', playerId)
    .where('status', '=', REAL_NAME_STATUSES.verified)
    .executeTakeFirst()
  return row?.birth_date_sealed
    ? ctx.encryptor.decryptText(row.birth_date_sealed, birthContextOf(playerId))
    : null
}

/** Stores a verified name and the date of birth checked with it. Without a date of birth an earlier one is removed. */
export async function writeRealName(
  ctx: IdentityContext,
  trx: IdentityTrx,
  playerId: bigint,
  name: string,
  birthDate?: string,
): Promise<void> {
  const verified = {
    status: REAL_NAME_STATUSES.verified,
    name_sealed: ctx.encryptor.encryptText(name, contextOf(playerId)),
    decided_at: ctx.clock.now(),
    birth_date_sealed:
      birthDate === undefined ? null : ctx.encryptor.encryptText(birthDate, birthContextOf(playerId)),
  }
  await trx
    .insertInto('real_names')
    .values({ player_id: playerId, ...verified })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(verified))
    .execute()
  await realNameVerifiedHook.of(ctx)(ctx, trx, playerId)
}

/** §4: sets the status to failed or under review and removes any verified name. */
export async function writeRealNameStatus(
  trx: IdentityTrx,
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

/** Removes the record: the player counts as never verified. */
export async function deleteRealName(trx: IdentityTrx, playerId: bigint): Promise<void> {
  await trx.deleteFrom('real_names').where('player_id', '=', playerId).execute()
}

/** Masks all but the first character of a name: `王○○`, `A*****`. */
export function maskName(name: string): string {
  const [first = '', ...rest] = [...name]
  const isChinese = /\p{Script=Han}/u.test(first)
  return first + (isChinese ? '○' : '*').repeat(rest.length)
}
