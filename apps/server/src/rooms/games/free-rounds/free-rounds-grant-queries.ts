import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { GamesDb, GamesTables, GamesTrx } from '../tables.ts'

export type FreeRoundsGrantRow = Selectable<GamesTables['free_round_grants']>
export type FreeRoundsGrantState = FreeRoundsGrantRow['state']

/** A grant, with `playerId` only if it is theirs, locked until the transaction ends. */
export const lockFreeRoundsGrant = (
  trx: GamesTrx,
  grantId: string,
  playerId?: bigint,
): Promise<FreeRoundsGrantRow | undefined> =>
  trx
    .selectFrom('free_round_grants')
    .selectAll()
    .where('grant_id', '=', grantId)
    .$if(playerId !== undefined, (query) => query.where('player_id', '=', playerId ?? 0n))
    .forUpdate()
    .executeTakeFirst()

export const findFreeRoundsGrant = (db: GamesDb, grantId: string): Promise<FreeRoundsGrantRow | undefined> =>
  db.selectFrom('free_round_grants').selectAll().where('grant_id', '=', grantId).executeTakeFirst()

/** Moves a grant on from the states in which that is possible. False when it is in another by now. */
export async function changeFreeRoundsGrantState(
  trx: GamesTrx,
  grantId: string,
  change: {
    readonly from: readonly FreeRoundsGrantState[]
    readonly to: FreeRoundsGrantState
    readonly error?: string
    readonly at: Date
  },
): Promise<boolean> {
  const changed = await trx
    .updateTable('free_round_grants')
    .set({ state: change.to, error: change.error ?? null, changed_at: change.at })
    .where('grant_id', '=', grantId)
    .where('state', 'in', change.from)
    .returning('grant_id')
    .executeTakeFirst()
  return changed !== undefined
}

export interface FreeRoundsGrantPlay {
  /** Rounds that were opened and not returned. */
  readonly played: number
  readonly open: number
  /** Total winnings of the settled ones, in TWD cents. */
  readonly wonMinor: bigint
}

/** Reads a grant's rounds as the provider reported them. Only as many as were granted count, the first ones. */
export async function readFreeRoundsGrantPlay(
  db: GamesDb,
  { grant_id, player_id, rounds }: Pick<FreeRoundsGrantRow, 'grant_id' | 'player_id' | 'rounds'>,
): Promise<FreeRoundsGrantPlay> {
  const row = await db
    .selectFrom((bets) =>
      bets
        .selectFrom('bets')
        .select(['status', 'win_minor'])
        .where('free_grant_id', '=', grant_id)
        .where('player_id', '=', player_id)
        .where('status', '<>', 'void')
        .orderBy('bet_at')
        .orderBy('bet_id')
        .limit(rounds)
        .as('round'),
    )
    .select([
      sql<bigint>`count(*)`.as('played'),
      sql<bigint>`count(*) filter (where status = 'open')`.as('open'),
      sql<bigint>`coalesce(sum(win_minor) filter (where status = 'settled'), 0)::bigint`.as('wonMinor'),
    ])
    .executeTakeFirstOrThrow()
  return { played: Number(row.played), open: Number(row.open), wonMinor: row.wonMinor }
}

/** Whether the player has free rounds of a game that can be played now. */
export async function hasFreeRounds(
  db: GamesDb,
  { playerId, gid, now }: { readonly playerId: bigint; readonly gid: string; readonly now: Date },
): Promise<boolean> {
  const grant = await db
    .selectFrom('free_round_grants')
    .select('grant_id')
    .where('player_id', '=', playerId)
    .where('gid', '=', gid)
    .where('state', '=', 'active')
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst()
  return grant !== undefined
}
