import type { getWalletOrder as call, WalletOrder } from '@gamehall/contract/wallet'
import { formatWireAmount, minor } from '@gamehall/money'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { readNickname } from '../../account/index.ts'
import { maskName } from '../../identity/index.ts'
import { findExchange } from '../../wallet/index.ts'
import type { CashierContext, CashierDb } from '../tables.ts'

/** §2 outcome: an exchange or a payment between players, by order number. 30404 unknown, or another player's order. */
export const getWalletOrder: UseCase<typeof call, CashierContext> = async (
  ctx,
  { order_no: orderNo },
  { session },
) => {
  const exchange = await findExchange(ctx.db, session.playerId, orderNo)
  if (exchange !== undefined) return succeed({ kind: 'exchange' as const, ...exchange })
  const sent = await findSentMoney(ctx.db, session.playerId, orderNo)
  return sent === undefined ? refuse(30404) : succeed(sent)
}

/** A payment between players, viewed by its sender or recipient `playerId`. */
async function findSentMoney(
  db: CashierDb,
  playerId: bigint,
  orderNo: string,
): Promise<WalletOrder | undefined> {
  const row = await db
    .selectFrom('player_sends')
    .selectAll()
    .where('order_no', '=', orderNo)
    .executeTakeFirst()
  if (row === undefined || (row.player_id !== playerId && row.recipient_id !== playerId)) return undefined
  const isSender = row.player_id === playerId
  return {
    kind: isSender ? 'send' : 'receive',
    order_no: row.order_no,
    currency: row.currency,
    amount: formatWireAmount(minor(row.amount_minor), row.currency),
    counterpart: isSender ? row.recipient_shown : maskName(await readNickname(db, row.player_id)),
    created_at: row.created_at.toISOString(),
  }
}
