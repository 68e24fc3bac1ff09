import type { listTransactions as call } from '@gamehall/contract/wallet'
import { sqlRunner } from '@gamehall/postgres'
import { historyRange } from '../../core/history-range.ts'
import { succeed } from '../../core/outcome.ts'
import type { UseCase } from '../../http/route.ts'
import { mainWallet } from './account-keys.ts'
import { hallLedger } from './hall-ledger.ts'
import { subtypesOf } from './transaction-types.ts'
import { toTransaction } from './transaction-view.ts'

/** A total is counted this far; nobody pages further by hand. */
const COUNT_AT_MOST = 10_000

/** §2 /transaction_record: the main wallet's movements, newest first, by cursor. */
export const listTransactions: UseCase<typeof call> = async (hall, request, caller) => {
  const range = historyRange(request, hall.clock.now())
  if (!range.ok) return range
  const account = mainWallet(caller.session.playerId)
  const selection = {
    ...range.data,
    ...(request.type != null && { kinds: subtypesOf(request.type) }),
  }
  const runner = sqlRunner(hall.db)
  const [page, total] = await Promise.all([
    hallLedger.entries(runner, account, {
      ...selection,
      limit: request.page_size,
      ...(request.cursor != null && { cursor: request.cursor }),
    }),
    hallLedger.countEntries(runner, account, selection, COUNT_AT_MOST),
  ])
  return succeed({
    list: page.entries.map(toTransaction),
    total,
    page: request.page,
    page_size: request.page_size,
    next_cursor: page.nextCursor ?? null,
  })
}
