import { type Minor, minor } from '@gamehall/money'
import type { Hall } from '../../../core/hall.ts'
import type { Trx } from '../../../core/transact.ts'
import { convert, readRate } from '../../wallet/index.ts'
import type { ChainCode } from '../deposits/deposit-order.ts'
import { watchOwnAddress } from './deposit-address.ts'

/** The amount to send is rounded up to two decimals, because players type it. */
const CENT_OF_USDT = 10_000n

/** Locks the current rate for a TWD amount. Returns the player's deposit address, the rate and the USDT amount to send. */
export async function promiseUsdt(
  hall: Hall,
  trx: Trx,
  playerId: bigint,
  amount: Minor,
  payableUntil: Date,
): Promise<ChainCode> {
  const [{ address }, { buyE4: rateE4 }] = [await watchOwnAddress(hall, trx, playerId), await readRate(trx)]
  const exact = convert(amount, 'TWD', 'USDT', rateE4, 'ceil')
  const payMinor = minor(((exact + CENT_OF_USDT - 1n) / CENT_OF_USDT) * CENT_OF_USDT)
  return { kind: 'usdt', address, rateE4, payMinor, payableUntil }
}
