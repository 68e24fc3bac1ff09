import type { Locale } from '@gamehall/contract/constants'
import type { getTurnoverStatement as call, TurnoverEntry } from '@gamehall/contract/wallet'
import { add, formatWireAmount, minor } from '@gamehall/money'
import type { Selectable } from 'kysely'
import { succeed } from '../../../platform/context/outcome.ts'
import { parseHistoryWindow } from '../../../platform/history/parse-history-window.ts'
import { readHistory } from '../../../platform/history/read-history.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { localizeText } from '../../../platform/text/localize-text.ts'
import type { WalletContext, WalletTables } from '../tables.ts'
import { readCreditsCountedToward } from './read-counted-bets.ts'
import { readTurnover } from './turnover-balance.ts'
import { type CreditRow, orderNoOf, readTurnoverStatus, toCreditSource } from './turnover-credits.ts'

const money = (amount: bigint) => formatWireAmount(minor(amount), 'TWD')

/**
 * The turnover statement (§4–5): the entries of the requested range, newest first. `required` and `done` count since the
 * player last had no turnover left; their difference is the turnover left.
 */
export const getTurnoverStatement: UseCase<typeof call, WalletContext> = async (
  ctx,
  request,
  { session, locale },
) => {
  const window = parseHistoryWindow(request, ctx.clock.now())
  if (!window.ok) return window
  const entries = ctx.db.selectFrom('wash_entries').selectAll().where('player_id', '=', session.playerId)
  const [history, turnover, standing] = await Promise.all([
    readHistory(ctx.db, entries, { at: 'at', id: 'source_id' }, window.data),
    readTurnover(ctx.db, session.playerId),
    readTurnoverStatus(ctx.db, session.playerId, locale),
  ])
  const { rows, ...paging } = history
  const betIds = rows.filter(({ source }) => source === 'bet').map(({ source_id }) => source_id)
  const toward = await readCreditsCountedToward(ctx.db, session.playerId, betIds, locale)
  const credits = await readCreditsOf(ctx, session.playerId, rows)
  return succeed({
    ...paging,
    list: rows.map((row) => toWashEntry(row, credits.get(keyOf(row)), toward(row.source_id), locale)),
    required: money(add(turnover.leftMinor, turnover.doneMinor)),
    done: money(turnover.doneMinor),
    wash_balance: money(turnover.leftMinor),
    standing,
  })
}

type EntryRow = Selectable<WalletTables['wash_entries']>

const keyOf = ({ source, source_id }: Pick<EntryRow, 'source' | 'source_id'>) => `${source}/${source_id}`

/** The credits of the credit entries on a page, by source and id. */
async function readCreditsOf(
  ctx: WalletContext,
  playerId: bigint,
  rows: readonly EntryRow[],
): Promise<ReadonlyMap<string, CreditRow>> {
  const ids = rows.filter(({ source }) => source !== 'bet').map(({ source_id }) => source_id)
  if (ids.length === 0) return new Map()
  const credits = await ctx.db
    .selectFrom('turnover_credits')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('source_id', 'in', ids)
    .execute()
  return new Map(credits.map((credit) => [keyOf(credit), credit]))
}

function viewCredit(credit: CreditRow, locale: Locale): TurnoverEntry['credit'] {
  const { source, title } = toCreditSource(credit, locale)
  const forfeited_at = credit.forfeited_at?.toISOString() ?? null
  return { source, title, amount: money(credit.amount_minor), left: money(credit.left_minor), forfeited_at }
}

function toWashEntry(
  row: EntryRow,
  credit: CreditRow | undefined,
  toward: TurnoverEntry['toward'],
  locale: Locale,
): TurnoverEntry {
  const isBet = row.source === 'bet'
  return {
    id: keyOf(row),
    kind: isBet ? 'bet' : 'credit',
    order_no: isBet ? null : orderNoOf(row.source_id),
    bet_id: isBet ? row.source_id.slice(row.source_id.indexOf(':') + 1) : null,
    game_name: row.game_name === null ? null : localizeText(row.game_name, locale) || row.gid,
    valid_bet: row.valid_bet_minor === null ? null : money(row.valid_bet_minor),
    weight_percent: row.weight_percent,
    counted: money(isBet ? -row.change_minor : row.change_minor),
    reason: row.reason,
    at: row.at.toISOString(),
    toward,
    credit: credit === undefined ? null : viewCredit(credit, locale),
  }
}
