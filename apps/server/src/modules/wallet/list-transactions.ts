import type { ParsedRequestOf } from '@gamehall/contract'
import { TAIWAN_OFFSET_MS } from '@gamehall/contract/constants'
import type { listTransactions as call, TransactionSubtype } from '@gamehall/contract/wallet'
import type { DaySum, Entry } from '@gamehall/ledger'
import { formatWire } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import { wholeDays } from '../../core/history-days.ts'
import { type HistoryRange, historyRange } from '../../core/history-range.ts'
import { refuseField, succeed } from '../../core/outcome.ts'
import type { UseCase } from '../../http/route.ts'
import { playerWallet } from './account-keys.ts'
import { hallLedger } from './hall-ledger.ts'
import { subtypesOf, TRANSACTION_KINDS } from './transaction-types.ts'
import { toTransaction } from './transaction-view.ts'

/** A total is counted this far; nobody pages further by hand. */
const COUNT_AT_MOST = 1_000
/** The hall posts in the order of its clock, but for what clocks of several nodes and waiting for locks make. */
const CLOCK_SLACK_MS = 120_000
const LEDGER_CURSOR = /^\d{1,18}\.\d{1,4}$/

/** §2 /transaction_record: one wallet's movements, newest first, by cursor, or by number for who asks so. */
export const listTransactions: UseCase<typeof call> = async (hall, request, caller) => {
  const range = historyRange(request, hall.clock.now())
  if (!range.ok) return range
  const { cursor } = request
  if (cursor != null && !LEDGER_CURSOR.test(cursor)) return refuseField('cursor', 'cursor_format')
  const account = playerWallet(caller.session.playerId, request.currency)
  const kinds = wantedKinds(request)
  const selection = { ...range.data, orderedWithinMs: CLOCK_SLACK_MS, ...(kinds !== null && { kinds }) }
  const runner = sqlRunner(hall.db)
  const [page, total] = await Promise.all([
    hallLedger.entries(runner, account, {
      ...selection,
      limit: request.page_size,
      ...(cursor == null ? { skip: (request.page - 1) * request.page_size } : { cursor }),
    }),
    hallLedger.countEntries(runner, account, selection, COUNT_AT_MOST),
  ])
  const days = await readDays(page.entries, range.data, (daysShown) =>
    hallLedger.sumEntriesByDay(runner, account, { ...selection, ...daysShown }, TAIWAN_OFFSET_MS),
  )
  return succeed({
    days: days.map((day) => ({
      ...day,
      in: formatWire(day.in, request.currency),
      out: formatWire(day.out, request.currency),
    })),
    list: page.entries.map((entry) => toTransaction(entry, request.currency)),
    total,
    page: request.page,
    page_size: request.page_size,
    next_cursor: page.nextCursor ?? null,
  })
}

/** What the days of a page come to, newest first. The ledger's cursor does not tell which of them was told before. */
async function readDays(
  entries: readonly Pick<Entry, 'at'>[],
  range: HistoryRange,
  sumDays: (days: HistoryRange) => Promise<DaySum[]>,
) {
  const instants = entries.map(({ at }) => at.getTime())
  if (instants.length === 0) return []
  const days = wholeDays(new Date(Math.min(...instants)), new Date(Math.max(...instants)), range)
  return (await sumDays(days))
    .toSorted((a, b) => b.day.localeCompare(a.day))
    .map(({ day, count, inMinor, outMinor }) => ({ day, count, in: inMinor, out: outMinor }))
}

/** The ledger kinds a request selects; null for all of them. A subtype of another type selects nothing. */
function wantedKinds(request: ParsedRequestOf<typeof call>): TransactionSubtype[] | null {
  const { type, sub_type: subType } = request
  if (subType == null) return type == null ? null : subtypesOf(type)
  return type == null || TRANSACTION_KINDS[subType].type === type ? [subType] : []
}
