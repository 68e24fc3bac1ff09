import { sql } from 'kysely'
import type { ArcadeContext } from '../../arcade-context.ts'
import { isSharedGame } from '../../shared-rounds/shared-round-store.ts'
import { formatAmount } from '../../wallet/amount.ts'
import { type ProviderResponse, succeed } from '../provider-response.ts'
import type { ProviderRequest } from '../provider-schema.ts'

/** A player has one open round a game of its own, and the bets of a table's round are one: this many say enough. */
const LISTED = 20

interface OpenRoundRow {
  readonly platform: string
  readonly game: string
  readonly table_id: string | null
  readonly bet: bigint
  readonly opened_at: Date
}

/**
 * Lists the player's rounds that are not over now, newest first, without demo rounds; the bets in one shared round are one, with all
 * their stakes. A round counts once its stake is taken. An unknown player has none.
 */
export async function listOpenRounds(
  ctx: ArcadeContext,
  { player }: ProviderRequest<'rounds/unfinished'>,
): Promise<ProviderResponse> {
  const { rows } = await sql<OpenRoundRow>`
    select r.platform, r.game, s.table_id, min(r.opened_at) as opened_at,
        sum(case when r.free_grant is null then r.bet else 0 end)::bigint as bet
      from arcade.rounds r
        join arcade.players p using (player_id)
        left join arcade.shared_rounds s using (shared_round_id)
      where p.name = ${player} and r.status = 'OPEN' and not r.is_demo
      group by r.platform, r.game, s.table_id, coalesce(r.shared_round_id, r.round_id)
      order by min(r.opened_at) desc
      limit ${LISTED}`.execute(ctx.db)
  return succeed({
    list: rows.map(({ platform, game, table_id, bet, opened_at }) => ({
      platform,
      game,
      table: tableNames(ctx, game, table_id),
      is_shared: table_id !== null,
      bet: formatAmount(bet),
      bet_at: opened_at.toISOString(),
    })),
  })
}

/** What the table is called, where its game has more than one. */
function tableNames({ games }: ArcadeContext, id: string, table: string | null) {
  const game = games.find(id)
  return table === null || game === undefined || !isSharedGame(game)
    ? null
    : (game.shared.tableNames?.[table] ?? null)
}
