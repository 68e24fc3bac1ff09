import type { getReceiveAddress as call } from '@gamehall/contract/wallet'
import { formatWire } from '@gamehall/money'
import { refuse, succeed } from '../../../core/outcome.ts'
import type { UseCase } from '../../../http/route.ts'
import { CONFIRMATIONS_NEEDED, listOpenPayments, sumOf, toChainPayment } from './chain-payments.ts'
import { watchOwnAddress } from './deposit-address.ts'
import { enqueueLook } from './jobs/look-kind.ts'
import { readUsdtMinimum } from './usdt-channel.ts'

const TEST_ACCOUNT = 2

/** §2 walletHome/ewm: the player's USDT address and its incoming payments; starts watching the address. 403 test account. */
export const getReceiveAddress: UseCase<typeof call> = async (hall, _request, caller) => {
  if (caller.session.accountType === TEST_ACCOUNT) return refuse(403)
  const { playerId } = caller.session
  const { address } = await hall.db.transaction().execute(async (trx) => {
    const own = await watchOwnAddress(hall, trx, playerId)
    await enqueueLook(hall, trx, playerId, 0)
    return own
  })
  const [open, minimum] = await Promise.all([listOpenPayments(hall.db, playerId), readUsdtMinimum(hall.db)])
  return succeed({
    currency: 'USDT',
    network: 'TRC20',
    address,
    min_amount: formatWire(minimum, 'USDT'),
    confirmations_needed: CONFIRMATIONS_NEEDED,
    accumulated: formatWire(sumOf(open.filter(({ state }) => state === 'accumulating')), 'USDT'),
    incoming: open.flatMap(toChainPayment),
  })
}
