import type { ArcadeContext } from '../../arcade-context.ts'
import { ARCADE_CURRENCY, formatAmount } from '../../wallet/amount.ts'
import { type ProviderResponse, refuse, succeed } from '../provider-response.ts'
import type { ProviderRequest } from '../provider-schema.ts'

const MAX_WINDOW_MS = 24 * 60 * 60 * 1000
const CURSOR = /^(\d{13})_([0-9a-f-]{36})$/

/** Lists the bets (a free round's is 0, with the reference of its grant), without demo rounds, that changed in `[from, to)`, oldest change first. BAD_REQUEST for a window over 24 hours or an invalid cursor. */
export async function listBets(
  ctx: ArcadeContext,
  { platform, from, to, cursor, limit }: ProviderRequest<'rounds/list'>,
): Promise<ProviderResponse> {
  const start = new Date(from)
  const end = new Date(to)
  if (end <= start || end.getTime() - start.getTime() > MAX_WINDOW_MS) {
    return refuse('BAD_REQUEST', 'the window must be positive and at most 24 hours')
  }
  const after = CURSOR.exec(cursor ?? '')
  if (cursor !== null && after === null) return refuse('BAD_REQUEST', 'invalid cursor')
  const rows = await ctx.db
    .selectFrom('arcade.rounds')
    .innerJoin('arcade.players', 'arcade.players.player_id', 'arcade.rounds.player_id')
    .selectAll('arcade.rounds')
    .select('arcade.players.name')
    .where('platform', '=', platform)
    .where('is_demo', '=', false)
    .where('arcade.rounds.status', '<>', 'PENDING')
    .where('changed_at', '>=', start)
    .where('changed_at', '<', end)
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('changed_at', 'round_id'), '>', tuple(new Date(Number(after?.[1])), after?.[2] ?? '')),
      ),
    )
    .orderBy('changed_at')
    .orderBy('round_id')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return succeed({
    list: page.map((row) => ({
      bet_id: row.round_id,
      version: row.version,
      player: row.name,
      platform: row.platform,
      game: row.game,
      currency: ARCADE_CURRENCY,
      status: row.status,
      bet: formatAmount(row.free_grant === null ? row.bet : 0n),
      free_rounds: row.free_grant,
      valid_bet: formatAmount(row.valid_bet),
      win: formatAmount(row.win),
      bet_at: row.opened_at.toISOString(),
      settled_at: row.settled_at?.toISOString() ?? null,
      updated_at: row.changed_at.toISOString(),
    })),
    next_cursor:
      rows.length > limit && last !== undefined ? `${last.changed_at.getTime()}_${last.round_id}` : null,
  })
}
