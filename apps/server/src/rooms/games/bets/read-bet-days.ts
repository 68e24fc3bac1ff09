import type { BetSession } from '@gamehall/contract/games'
import { formatWireAmount, minor } from '@gamehall/money'
import { sql } from 'kysely'
import type { HistoryRange } from '../../../platform/history/parse-history-range.ts'
import type { HistoryWindow } from '../../../platform/history/parse-history-window.ts'
import { withinRange } from '../../../platform/history/read-history.ts'
import {
  findStartedDays,
  readHistoryDays,
  taiwanDayColumn,
} from '../../../platform/history/read-history-days.ts'
import type { GamesDb } from '../tables.ts'
import { type BetSelection, betHistoryColumns, selectBets } from './bet-queries.ts'

/** A longer gap between two bets starts a new play session. */
const SESSION_ENDS_AFTER_S = 30 * 60

const BET = sql<bigint>`sum(bet_minor) filter (where status <> 'void')`
const WIN_LOSS = sql<bigint>`sum(win_minor - bet_minor) filter (where status = 'settled')`
const SUMS = {
  bet: { of: BET },
  valid_bet: { of: sql<bigint>`sum(valid_bet_minor) filter (where status = 'settled')` },
  win_loss: { of: WIN_LOSS },
}

type Page = { readonly window: HistoryWindow; readonly instants: readonly Date[] }

/** The sums and play sessions of the days that begin on a page of bets, newest first. */
export async function readBetDays(db: GamesDb, selection: BetSelection, page: Page) {
  const range = findStartedDays(page.window, page.instants)
  if (range === null) return []
  const [days, sessions] = await Promise.all([
    readHistoryDays(db, selectBets(db, selection), betHistoryColumns(selection), page, SUMS),
    readSessions(db, selection, range),
  ])
  return days.map((day) => ({ ...day, sessions: sessions.get(day.day) ?? [] }))
}

interface SessionRow {
  readonly day: string
  readonly started_at: Date
  readonly ended_at: Date
  readonly count: number
  readonly bet_minor: bigint
  readonly win_loss_minor: bigint
}

/** Splits each day’s bets into play sessions; a session across midnight appears on both days. */
async function readSessions(
  db: GamesDb,
  selection: BetSelection,
  range: HistoryRange,
): Promise<Map<string, BetSession[]>> {
  const bets = withinRange(selectBets(db, selection), betHistoryColumns(selection), range)
    .select(['bet_at', 'status', 'bet_minor', 'win_minor'])
    .select(taiwanDayColumn('bet_at').as('day'))
  const { rows } = await sql<SessionRow>`
    with bets_of_days as (${bets}),
    paused as (
      select *, bet_at - lag(bet_at) over (partition by day order by bet_at)
          > make_interval(secs => ${SESSION_ENDS_AFTER_S}) as is_after_pause
        from bets_of_days
    ),
    numbered as (
      select *, count(*) filter (where is_after_pause) over (partition by day order by bet_at) as session from paused
    )
    select day, min(bet_at) as started_at, max(bet_at) as ended_at, count(*)::int as count,
        coalesce(${BET}, 0)::bigint as bet_minor, coalesce(${WIN_LOSS}, 0)::bigint as win_loss_minor
      from numbered group by day, session order by started_at desc`.execute(db)
  const byDay = Map.groupBy(rows, ({ day }) => day)
  return new Map([...byDay].map(([day, sessions]) => [day, sessions.map(toSession)]))
}

const toSession = (row: SessionRow): BetSession => ({
  started_at: row.started_at.toISOString(),
  ended_at: row.ended_at.toISOString(),
  count: row.count,
  bet: formatWireAmount(minor(row.bet_minor), 'TWD'),
  win_loss: formatWireAmount(minor(row.win_loss_minor), 'TWD'),
})
