import type { ParsedRequestOf } from '@gamehall/contract'
import { TAIWAN_OFFSET_MS } from '@gamehall/contract/constants'
import type { listTransactions as call, TransactionSubtype } from '@gamehall/contract/wallet'
import type { DaySum, Entry } from '@gamehall/ledger'
import { formatWireAmount } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import { refuseField, succeed } from '../../../platform/context/outcome.ts'
import { type HistoryRange, parseHistoryRange } from '../../../platform/history/parse-history-range.ts'
import { spanWholeDays } from '../../../platform/history/read-history-days.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { playerWallet } from '../ledger/account-keys.ts'
import { appLedger } from '../ledger/app-ledger.ts'
import type { WalletContext } from '../tables.ts'
import { subtypesOf, TRANSACTION_KINDS } from './transaction-types.ts'
import { toTransaction } from './transaction-view.ts'

/** `total` is counted up to this number. */
const MAX_COUNTED = 1_000
/** A page whose days have more transactions than this shows no sums: adding them up would take longer than reading it (0097). */
const MOST_SUMMED = 5_000
/** How far entries can deviate from the order of their instants: clocks of several nodes differ, and postings wait for locks. */
const CLOCK_SLACK_MS = 120_000
const LEDGER_CURSOR = /^\d{1,18}\.\d{1,4}$/

/** §2 /transaction_record: the transactions of one wallet, newest first, paged by cursor or by page number. 400: `cursor`. 30012: range. */
export const listTransactions: UseCase<typeof call, WalletContext> = async (ctx, request, caller) => {
  const range = parseHistoryRange(request, ctx.clock.now())
  if (!range.ok) return range
  const { cursor } = request
  if (cursor != null && !LEDGER_CURSOR.test(cursor)) return refuseField('cursor', 'cursor_format')
  const account = playerWallet(caller.session.playerId, request.currency)
  const kinds = selectedKinds(request)
  const selection = { ...range.data, orderedWithinMs: CLOCK_SLACK_MS, ...(kinds !== null && { kinds }) }
  const runner = sqlRunner(ctx.db)
  const [page, total] = await Promise.all([
    appLedger.entries(runner, account, {
      ...selection,
      limit: request.page_size,
      ...(cursor == null ? { skip: (request.page - 1) * request.page_size } : { cursor }),
    }),
    appLedger.countEntries(runner, account, selection, MAX_COUNTED),
  ])
  const days = await readDays(page.entries, range.data, (daysShown) =>
    appLedger.sumEntriesByDay(
      runner,
      account,
      { ...selection, ...daysShown },
      { offsetMs: TAIWAN_OFFSET_MS, most: MOST_SUMMED },
    ),
  )
  return succeed({
    days: days.map((day) => ({
      ...day,
      in: formatWireAmount(day.in, request.currency),
      out: formatWireAmount(day.out, request.currency),
    })),
    list: page.entries.map((entry) => toTransaction(entry, request.currency)),
    total,
    page: request.page,
    page_size: request.page_size,
    next_cursor: page.nextCursor ?? null,
  })
}

/** The sums of every day on the page, newest first, also of a day that began on an earlier page; none when there is too much to sum. */
async function readDays(
  entries: readonly Pick<Entry, 'at'>[],
  range: HistoryRange,
  sumDays: (days: HistoryRange) => Promise<DaySum[] | null>,
) {
  const instants = entries.map(({ at }) => at.getTime())
  if (instants.length === 0) return []
  const days = spanWholeDays(new Date(Math.min(...instants)), new Date(Math.max(...instants)), range)
  return ((await sumDays(days)) ?? [])
    .toSorted((a, b) => b.day.localeCompare(a.day))
    .map(({ day, count, inMinor, outMinor }) => ({ day, count, in: inMinor, out: outMinor }))
}

/** The ledger kinds that a request selects; null for all. A subtype of another type selects nothing. */
function selectedKinds(request: ParsedRequestOf<typeof call>): TransactionSubtype[] | null {
  const { type, sub_type: subType } = request
  if (subType == null) return type == null ? null : subtypesOf(type)
  return type == null || TRANSACTION_KINDS[subType].type === type ? [subType] : []
}
