import { type Minor, minor } from '@gamehall/money'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { withGamesTables } from '../tables.ts'

export interface SettledWithin {
  /** Null for no bound. */
  readonly from: Date | null
  /** Exclusive. */
  readonly to: Date | null
}

/** The sums of players' valid bets settled within a window, in all games or these, in TWD cents, by player; who has none is missing. */
export async function sumValidBets(
  db: Db,
  playerIds: readonly bigint[],
  { from, to }: SettledWithin,
  gids?: readonly string[],
): Promise<ReadonlyMap<bigint, Minor>> {
  if (playerIds.length === 0) return new Map()
  const rows = await withGamesTables(db)
    .selectFrom('bets')
    .select(['player_id', sql<bigint>`coalesce(sum(valid_bet_minor), 0)::bigint`.as('total')])
    .where(({ eb, ref, val }) => eb(ref('player_id'), '=', eb.fn.any(val(playerIds))))
    .where('status', '=', 'settled')
    .$if(from !== null, (query) => query.where('settled_at', '>=', from))
    .$if(to !== null, (query) => query.where('settled_at', '<', to))
    .$if(gids !== undefined, (query) => query.where('gid', 'in', gids ?? []))
    .groupBy('player_id')
    .execute()
  return new Map(rows.map(({ player_id, total }) => [player_id, minor(total)]))
}

export interface PlayerSpan {
  readonly playerId: bigint
  readonly from: Date
  /** Exclusive. */
  readonly to: Date
}

/** As `sumValidBets`, each player within a window of their own. */
export async function sumValidBetsWithin(
  db: Db,
  spans: readonly PlayerSpan[],
): Promise<ReadonlyMap<bigint, Minor>> {
  if (spans.length === 0) return new Map()
  const { rows } = await sql<{ player_id: bigint; total: bigint }>`
    select b.player_id, sum(b.valid_bet_minor)::bigint as total
      from unnest(${spans.map(({ playerId }) => playerId)}::bigint[], ${spans.map(({ from }) => from)}::timestamptz[],
        ${spans.map(({ to }) => to)}::timestamptz[]) as span (player_id, since, until)
      join bets b on b.player_id = span.player_id and b.status = 'settled'
        and b.settled_at >= span.since and b.settled_at < span.until
      group by b.player_id`.execute(db)
  return new Map(rows.map(({ player_id, total }) => [player_id, minor(total)]))
}

/** The sums of valid bets settled within a window, in TWD cents, of every player who has any. */
export async function sumEveryonesValidBets(
  db: Db,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<ReadonlyMap<bigint, Minor>> {
  const rows = await withGamesTables(db)
    .selectFrom('bets')
    .select(['player_id', sql<bigint>`sum(valid_bet_minor)::bigint`.as('total')])
    .where('status', '=', 'settled')
    .where('settled_at', '>=', from)
    .where('settled_at', '<', to)
    .groupBy('player_id')
    .execute()
  return new Map(rows.map(({ player_id, total }) => [player_id, minor(total)]))
}
