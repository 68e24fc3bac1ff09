import type { Locale } from '@gamehall/contract/constants'
import type { Bet } from '@gamehall/contract/games'
import { formatWireAmount, minor } from '@gamehall/money'
import { succeed } from '../../../platform/context/outcome.ts'
import { type HistoryRequest, parseHistoryWindow } from '../../../platform/history/parse-history-window.ts'
import type { Caller, Session } from '../../../platform/http/route.ts'
import { localizeText } from '../../../platform/text/localize-text.ts'
import { type CountedBet, readCountedBets } from '../../wallet/index.ts'
import { readCatalogue } from '../catalogue/read-catalogue.ts'
import type { GamesContext } from '../tables.ts'
import { readPlatformName } from '../transfers/transfer-view.ts'
import { turnoverBetId } from '../turnover/turnover-bet-id.ts'
import { type BetRow, type BetSelection, readBetPage } from './bet-queries.ts'

export type BetHistoryRequest = HistoryRequest &
  Omit<BetSelection, 'playerId' | 'apiKey'> & {
    readonly api_key?: string | null | undefined
  }

export const toBetSelection = (request: BetHistoryRequest, { playerId }: Session): BetSelection => ({
  playerId,
  apiKey: request.api_key,
  settled: request.settled,
})

/** One page of the player’s bets, newest first, without the totals of the selection. 400/30012: wrong range or cursor. */
export async function readBetHistory(
  ctx: GamesContext,
  request: BetHistoryRequest,
  { session, locale }: Caller<Session>,
) {
  const window = parseHistoryWindow(request, ctx.clock.now())
  if (!window.ok) return window
  const { rows, ...paging } = await readBetPage(ctx.db, toBetSelection(request, session), window.data)
  const betIds = rows.map(turnoverBetId)
  const counts = await readCountedBets(ctx.db, session.playerId, betIds, locale)
  const list = rows.map((row) => toBet(ctx, row, counts(turnoverBetId(row)), locale))
  return succeed({ ...paging, list: await Promise.all(list) })
}

async function toBet(ctx: GamesContext, row: BetRow, counts: CountedBet, locale: Locale): Promise<Bet> {
  const { games } = await readCatalogue(ctx)
  const game = games.find(({ gid }) => gid === row.gid)
  return {
    bet_id: row.bet_id,
    api_key: row.api_key,
    platform_name: await readPlatformName(ctx, row.api_key, locale),
    gid: row.gid,
    game_name: game === undefined ? row.gid : localizeText(game.name, locale),
    bet_amount: money(row.bet_minor),
    valid_bet: money(row.valid_bet_minor),
    win_loss: row.status === 'settled' ? money(row.win_minor - row.bet_minor) : null,
    status: row.status,
    bet_time: row.bet_at.toISOString(),
    settle_time: row.settled_at?.toISOString() ?? null,
    turnover: viewTurnover(counts),
    is_free: row.free_grant_id !== null,
  }
}

function viewTurnover({ line, toward }: CountedBet): Bet['turnover'] {
  if (line === undefined) return null
  const { change_minor, weight_percent, reason } = line
  return { counted: money(-change_minor), weight_percent: weight_percent ?? 0, reason, toward: [...toward] }
}

const money = (amount: bigint) => formatWireAmount(minor(amount), 'TWD')
