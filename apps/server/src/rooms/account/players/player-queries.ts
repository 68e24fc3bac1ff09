import type { AccountType } from '@gamehall/contract/constants'
import { type Selectable, sql } from 'kysely'
import type { AppContext } from '../../../platform/context/app-context.ts'
import type { Db, Trx } from '../../../platform/database/database.ts'
import { type AccountDb, type AccountTables, withAccountTables } from '../tables.ts'

export type PlayerRow = Selectable<AccountTables['players']>
/** The player data that other rooms may read. */
export interface Player {
  readonly playerId: bigint
  readonly uuid: string
  readonly account: string
  readonly nickname: string
  readonly accountType: AccountType
  readonly hasAutoTransfer: boolean
  readonly isLocked: boolean
}

/** Finds a player by id; null when there is none. */
export async function findPlayer(ctx: AppContext, playerId: bigint): Promise<Player | null> {
  return toPlayer(await readPlayer(withAccountTables(ctx.db), playerId))
}

/** Finds a player by account name, ignoring case; null when there is none. */
export async function findPlayerByAccount(ctx: AppContext, account: string): Promise<Player | null> {
  return toPlayer(await readPlayerByAccount(withAccountTables(ctx.db), account))
}

function toPlayer(row: PlayerRow | undefined): Player | null {
  if (row === undefined) return null
  return {
    playerId: row.player_id,
    uuid: row.uuid,
    account: row.account,
    nickname: row.nickname,
    accountType: row.account_type,
    hasAutoTransfer: row.auto_transfer,
    isLocked: row.status === 'locked',
  }
}

/** Whether there is such a player. */
export async function playerExists(db: Db, playerId: bigint): Promise<boolean> {
  const player = await withAccountTables(db)
    .selectFrom('players')
    .select('player_id')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return player !== undefined
}

/** Whether an account is formal or for tests; undefined when there is none. */
export async function readAccountType(db: Db, playerId: bigint): Promise<AccountType | undefined> {
  const player = await withAccountTables(db)
    .selectFrom('players')
    .select('account_type')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return player?.account_type
}

/** Locks a player's row until the transaction ends, which serializes changes that follow from it. False when there is none. */
export async function lockPlayerRow(trx: Trx, playerId: bigint): Promise<boolean> {
  const player = await withAccountTables(trx)
    .selectFrom('players')
    .select('player_id')
    .where('player_id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return player !== undefined
}

/** Turns automatic transfer into a game on or off, in the caller's transaction. */
export async function changeAutoTransfer(trx: Trx, playerId: bigint, isOn: boolean): Promise<void> {
  await withAccountTables(trx)
    .updateTable('players')
    .set({ auto_transfer: isOn })
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
}

export function readPlayer(db: AccountDb, playerId: bigint): Promise<PlayerRow | undefined> {
  return db.selectFrom('players').selectAll().where('player_id', '=', playerId).executeTakeFirst()
}

/** Account names are compared ignoring case. */
export function readPlayerByAccount(db: AccountDb, account: string): Promise<PlayerRow | undefined> {
  return db
    .selectFrom('players')
    .selectAll()
    .where(sql<string>`lower(account)`, '=', account.toLowerCase())
    .executeTakeFirst()
}

export function readPlayerByPhone(
  db: AccountDb,
  areaCode: string,
  phone: string,
): Promise<PlayerRow | undefined> {
  return db
    .selectFrom('players')
    .selectAll()
    .where('area_code', '=', areaCode)
    .where('phone', '=', phone)
    .executeTakeFirst()
}

export function readPlayerByEmail(db: AccountDb, email: string): Promise<PlayerRow | undefined> {
  return db.selectFrom('players').selectAll().where('email', '=', email).executeTakeFirst()
}

export function readPlayerByGoogle(db: AccountDb, subject: string): Promise<PlayerRow | undefined> {
  return db.selectFrom('players').selectAll().where('google_subject', '=', subject).executeTakeFirst()
}
