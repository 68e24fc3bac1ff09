import type { getReceiveAddress as call } from '@gamehall/contract/wallet'
import { formatWireAmount } from '@gamehall/money'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { CashierContext } from '../tables.ts'
import { CONFIRMATIONS_NEEDED, listOpenPayments, sumPayments, toChainPayment } from './chain-payments.ts'
import { watchDepositAddress } from './deposit-address.ts'
import { enqueueDepositAddressPoll } from './jobs/poll-deposit-address-job.ts'
import { readUsdtMinimum } from './read-usdt-minimum.ts'

/** §2 walletHome/ewm: the player's USDT address and its incoming payments; starts watching the address. */
export const getReceiveAddress: UseCase<typeof call, CashierContext> = async (ctx, _request, caller) => {
  const { playerId } = caller.session
  const { address } = await ctx.db.transaction().execute(async (trx) => {
    const own = await watchDepositAddress(ctx, trx, playerId)
    await enqueueDepositAddressPoll(ctx, trx, playerId, 0)
    return own
  })
  const [open, minimum] = await Promise.all([listOpenPayments(ctx.db, playerId), readUsdtMinimum(ctx.db)])
  return succeed({
    currency: 'USDT',
    network: 'TRC20',
    address,
    min_amount: formatWireAmount(minimum, 'USDT'),
    confirmations_needed: CONFIRMATIONS_NEEDED,
    accumulated: formatWireAmount(sumPayments(open.filter(({ state }) => state === 'accumulating')), 'USDT'),
    incoming: open.flatMap(toChainPayment),
  })
}
