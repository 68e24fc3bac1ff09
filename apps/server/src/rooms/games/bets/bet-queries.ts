import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { HistoryRange } from '../../../platform/history/parse-history-range.ts'
import type { HistoryWindow } from '../../../platform/history/parse-history-window.ts'
import { type HistoryColumns, readHistoryPage, withinRange } from '../../../platform/history/read-history.ts'
import type { GamesDb, GamesTables, GamesTrx } from '../tables.ts'
import { turnoverBetId } from '../turnover/turnover-bet-id.ts'

export type BetRow = Selectable<GamesTables['bets']>

/**
 * Inserts bets, which must differ, or replaces older versions. Returns those that were written, by `turnoverBetId`: not those of
 * which this version or a newer one is stored already.
 */
export async function saveBets(trx: GamesTrx, bets: readonly BetRow[]): Promise<ReadonlySet<string>> {
  const given = bets.map((bet) => ({
    ...bet,
    version: `${bet.version}`,
    player_id: `${bet.player_id}`,
    bet_minor: `${bet.bet_minor}`,
    valid_bet_minor: `${bet.valid_bet_minor}`,
    win_minor: `${bet.win_minor}`,
  }))
  const { rows } = await sql<Pick<BetRow, 'api_key' | 'bet_id'>>`
    select api_key, bet_id from save_bets(${JSON.stringify(given)}::json)`.execute(trx)
  return new Set(rows.map(turnoverBetId))
}

export interface BetSelection {
  readonly playerId: bigint
  readonly apiKey?: string | null | undefined
  readonly settled?: 0 | 1 | null | undefined
}

/** Bet ids are unique per platform only; across platforms the id includes the platform. */
export const betHistoryColumns = ({ apiKey }: BetSelection): HistoryColumns => ({
  at: 'bet_at',
  id: apiKey == null ? sql<string>`(api_key || '/' || bet_id)` : 'bet_id',
})

export function selectBets(db: GamesDb, selection: BetSelection) {
  let query = db.selectFrom('bets').where('player_id', '=', selection.playerId)
  if (selection.apiKey != null) query = query.where('api_key', '=', selection.apiKey)
  if (selection.settled != null) query = query.where('status', selection.settled === 1 ? '<>' : '=', 'open')
  return query
}

export interface BetTotals {
  readonly total: number
  readonly betMinor: bigint
  readonly validBetMinor: bigint
  readonly winLossMinor: bigint
}

/** Totals over the range, in TWD cents. Void bets count in `total` only; open bets have no win or loss yet. */
export async function sumBets(db: GamesDb, selection: BetSelection, range: HistoryRange): Promise<BetTotals> {
  const row = await withinRange(selectBets(db, selection), betHistoryColumns(selection), range)
    .select([
      sql<bigint>`count(*)`.as('total'),
      sql<bigint>`coalesce(sum(bet_minor) filter (where status <> 'void'), 0)::bigint`.as('betMinor'),
      sql<bigint>`coalesce(sum(valid_bet_minor) filter (where status = 'settled'), 0)::bigint`.as(
        'validBetMinor',
      ),
      sql<bigint>`coalesce(sum(win_minor - bet_minor) filter (where status = 'settled'), 0)::bigint`.as(
        'winLossMinor',
      ),
    ])
    .executeTakeFirstOrThrow()
  return { ...row, total: Number(row.total) }
}

/** One page of the selection, newest first. */
export const readBetPage = (db: GamesDb, selection: BetSelection, window: HistoryWindow) =>
  readHistoryPage(db, selectBets(db, selection).selectAll(), betHistoryColumns(selection), window)

/** Far more than a player can have. */
const OPEN_BETS = 20

/** The player’s bets on some platforms that are not settled, newest first. */
export async function readOpenBets(
  db: GamesDb,
  playerId: bigint,
  apiKeys: readonly string[],
): Promise<readonly BetRow[]> {
  if (apiKeys.length === 0) return []
  return db
    .selectFrom('bets')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('status', '=', 'open')
    .where('api_key', 'in', apiKeys)
    .orderBy('bet_at', 'desc')
    .limit(OPEN_BETS)
    .execute()
}
