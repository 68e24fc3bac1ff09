import type { Locale } from '@gamehall/contract/constants'
import type { getWashStatement as call, WashEntry } from '@gamehall/contract/wallet'
import { add, formatWire, minor } from '@gamehall/money'
import type { Selectable } from 'kysely'
import { historyWindow } from '../../../core/history-window.ts'
import { localized } from '../../../core/localized.ts'
import { succeed } from '../../../core/outcome.ts'
import { readHistory } from '../../../core/read-history.ts'
import type { WalletTables } from '../../../db/tables/wallet.ts'
import type { UseCase } from '../../../http/route.ts'
import { readWash } from './wash-balance.ts'

const money = (amount: bigint) => formatWire(minor(amount), 'TWD')

/**
 * §4–5 wash volume, line by line. `required` and `done` run since the player last owed nothing; their difference is what
 * is left. The lines are those of the range asked for.
 */
export const getWashStatement: UseCase<typeof call> = async (hall, request, { session, locale }) => {
  const window = historyWindow(request, hall.clock.now())
  if (!window.ok) return window
  const lines = hall.db.selectFrom('wash_entries').selectAll().where('player_id', '=', session.playerId)
  const [history, wash] = await Promise.all([
    readHistory(hall.db, lines, { at: 'at', id: 'source_id' }, window.data),
    readWash(hall.db, session.playerId),
  ])
  const { rows, ...paging } = history
  return succeed({
    ...paging,
    list: rows.map((row) => toWashEntry(row, locale)),
    required: money(add(wash.owedMinor, wash.doneMinor)),
    done: money(wash.doneMinor),
    wash_balance: money(wash.owedMinor),
  })
}

function toWashEntry(row: Selectable<WalletTables['wash_entries']>, locale: Locale): WashEntry {
  const isBet = row.source === 'bet'
  return {
    id: `${row.source}/${row.source_id}`,
    kind: isBet ? 'bet' : 'credit',
    order_no: isBet ? null : (row.source_id.split('/')[0] ?? null),
    bet_id: isBet ? row.source_id.slice(row.source_id.indexOf(':') + 1) : null,
    game_name: row.game_name === null ? null : localized(row.game_name, locale) || row.gid,
    valid_bet: row.valid_bet_minor === null ? null : money(row.valid_bet_minor),
    weight_percent: row.weight_percent,
    counted: money(isBet ? -row.change_minor : row.change_minor),
    reason: row.reason,
    at: row.at.toISOString(),
  }
}
