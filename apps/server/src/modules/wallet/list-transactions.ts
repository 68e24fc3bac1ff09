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

/** `total` is counted up to this number. */
const MAX_COUNTED = 1_000
/** How far entries can deviate from the order of their instants: clocks of several nodes differ, and postings wait for locks. */
const CLOCK_SLACK_MS = 120_000
const LEDGER_CURSOR = /^\d{1,18}\.\d{1,4}$/

/** §2 /transaction_record: the transactions of one wallet, newest first, paged by cursor or by page number. 400: `cursor`. 30012: range. */
export const listTransactions: UseCase<typeof call> = async (hall, request, caller) => {
  const range = historyRange(request, hall.clock.now())
  if (!range.ok) return range
  const { cursor } = request
  if (cursor != null && !LEDGER_CURSOR.test(cursor)) return refuseField('cursor', 'cursor_format')
  const account = playerWallet(caller.session.playerId, request.currency)
  const kinds = selectedKinds(request)
  const selection = { ...range.data, orderedWithinMs: CLOCK_SLACK_MS, ...(kinds !== null && { kinds }) }
  const runner = sqlRunner(hall.db)
  const [page, total] = await Promise.all([
    hallLedger.entries(runner, account, {
      ...selection,
      limit: request.page_size,
      ...(cursor == null ? { skip: (request.page - 1) * request.page_size } : { cursor }),
    }),
    hallLedger.countEntries(runner, account, selection, MAX_COUNTED),
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

/** The sums of every day on the page, newest first, also of a day that began on an earlier page. */
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

/** The ledger kinds that a request selects; null for all. A subtype of another type selects nothing. */
function selectedKinds(request: ParsedRequestOf<typeof call>): TransactionSubtype[] | null {
  const { type, sub_type: subType } = request
  if (subType == null) return type == null ? null : subtypesOf(type)
  return type == null || TRANSACTION_KINDS[subType].type === type ? [subType] : []
}
