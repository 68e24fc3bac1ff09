import type { PlayLimit } from '@gamehall/contract/games'
import type { Selectable } from 'kysely'
import type { GamesDb, GamesTables, GamesTrx } from '../tables.ts'

export type LimitRow = Selectable<GamesTables['play_limits']>
export type BreakRow = Selectable<GamesTables['play_breaks']>
type Key = Pick<PlayLimit, 'subject' | 'period'>

export function readLimits(db: GamesDb, playerId: bigint): Promise<LimitRow[]> {
  return db.selectFrom('play_limits').selectAll().where('player_id', '=', playerId).execute()
}

/** One limit, locked until the transaction ends. */
export function lockLimit(
  trx: GamesTrx,
  playerId: bigint,
  { subject, period }: Key,
): Promise<LimitRow | undefined> {
  return trx
    .selectFrom('play_limits')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('subject', '=', subject)
    .where('period', '=', period)
    .forUpdate()
    .executeTakeFirst()
}

type Draft = Pick<LimitRow, 'most' | 'pending_most' | 'pending_ready_at'>

export async function saveLimit(trx: GamesTrx, playerId: bigint, key: Key, draft: Draft): Promise<void> {
  await trx
    .insertInto('play_limits')
    .values({ player_id: playerId, ...key, ...draft })
    .onConflict((limit) => limit.columns(['player_id', 'subject', 'period']).doUpdateSet(draft))
    .execute()
}

export async function removeLimit(trx: GamesTrx, playerId: bigint, { subject, period }: Key): Promise<void> {
  await trx
    .deleteFrom('play_limits')
    .where('player_id', '=', playerId)
    .where('subject', '=', subject)
    .where('period', '=', period)
    .execute()
}

/** The active break at an instant; of several, the one that ends last. */
export function findActiveBreak(db: GamesDb, playerId: bigint, now: Date): Promise<BreakRow | undefined> {
  return db
    .selectFrom('play_breaks')
    .selectAll()
    .where('player_id', '=', playerId)
    .where((row) => row.or([row('until', 'is', null), row('until', '>', now)]))
    .orderBy('until', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst()
}

/** Records a player’s change of limits or breaks; the table is append-only. */
export async function recordLimitChange(
  trx: GamesTrx,
  change: {
    readonly playerId: bigint
    readonly at: Date
    readonly what: string
    readonly key?: Key
    readonly most?: bigint | null
  },
): Promise<void> {
  await trx
    .insertInto('play_limit_changes')
    .values({
      player_id: change.playerId,
      at: change.at,
      what: change.what,
      subject: change.key?.subject ?? null,
      period: change.key?.period ?? null,
      most: change.most ?? null,
    })
    .execute()
}
