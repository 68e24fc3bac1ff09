import { add, type Minor, minor, subtract, ZERO } from '@gamehall/money'
import { convert, type ExchangeRate } from '../../wallet/index.ts'
import type { LimitedChannel } from './channel-queries.ts'
import { withdrawalFee } from './withdrawal-fee.ts'

/** What a withdrawal of an amount costs and brings. */
export interface WithdrawalTerms {
  readonly feeMinor: Minor
  readonly freeMinor: Minor
  /** In the currency that arrives. Zero or less: the fee eats the amount. */
  readonly arrivesMinor: Minor
  /** What the hall asks for one USDT; null where nothing is exchanged. */
  readonly rateE4: bigint | null
}

/** §9 fee, and for TWD that leaves as USDT the hall's selling rate; what falls below a millionth of a USDT stays. */
export function withdrawalTerms(
  channel: LimitedChannel,
  amount: Minor,
  free: Minor,
  rate: ExchangeRate,
): WithdrawalTerms {
  const feeMinor = withdrawalFee(channel, amount, free)
  const rest = subtract(amount, feeMinor)
  const isExchanged = channel.currency !== channel.arrives_currency
  const rateE4 = isExchanged ? rate.sellE4 : null
  const arrivesMinor =
    rateE4 === null ? rest : convert(rest, channel.currency, channel.arrives_currency, rateE4, 'floor')
  return { feeMinor, freeMinor: freeOf(channel, amount, free), arrivesMinor, rateE4 }
}

/** How much of the amount is free of fee. */
function freeOf(channel: LimitedChannel, amount: Minor, free: Minor): Minor {
  if (channel.fee_basis === 'flat') return ZERO
  return amount < free ? amount : free
}

/** The least that leaves something after the fee, in whole steps. */
export const leastAboveFee = (channel: LimitedChannel, fee: Minor): Minor =>
  add(fee, minor(channel.step_minor))
