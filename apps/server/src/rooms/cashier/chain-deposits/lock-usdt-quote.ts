import { type Minor, minor } from '@gamehall/money'
import { convertAmount, readExchangeRate } from '../../wallet/index.ts'
import type { UsdtPaymentCode } from '../deposits/deposit-order.ts'
import type { CashierContext, CashierTrx } from '../tables.ts'
import { watchDepositAddress } from './deposit-address.ts'

/** The amount to send is rounded up to two decimals, because players type it. */
const CENT_OF_USDT = 10_000n

/** Locks the current rate for a TWD amount. Returns the player's deposit address, the rate and the USDT amount to send. */
export async function lockUsdtQuote(
  ctx: CashierContext,
  trx: CashierTrx,
  playerId: bigint,
  amount: Minor,
  payableUntil: Date,
): Promise<UsdtPaymentCode> {
  const [{ address }, { buyE4: rateE4 }] = [
    await watchDepositAddress(ctx, trx, playerId),
    await readExchangeRate(trx),
  ]
  const exact = convertAmount(amount, 'TWD', 'USDT', rateE4, 'ceil')
  const payMinor = minor(((exact + CENT_OF_USDT - 1n) / CENT_OF_USDT) * CENT_OF_USDT)
  return { kind: 'usdt', address, rateE4, payMinor, payableUntil }
}
