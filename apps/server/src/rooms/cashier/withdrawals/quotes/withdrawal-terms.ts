import { add, type Minor, minor, subtract, ZERO } from '@gamehall/money'
import { convertAmount, type ExchangeRate } from '../../../wallet/index.ts'
import type { ChannelWithLimits } from '../channels/withdrawal-channel-queries.ts'
import { calculateWithdrawalFee } from './withdrawal-fee.ts'

/** The fee, rate and received amount of a withdrawal. */
export interface WithdrawalTerms {
  readonly feeMinor: Minor
  readonly freeMinor: Minor
  /** In the currency received. Zero or less when the fee exceeds the amount. */
  readonly arrivesMinor: Minor
  /** The selling rate, TWD per USDT; null without an exchange. */
  readonly rateE4: bigint | null
}

/** §9: calculates fee and received amount; TWD to USDT at the selling rate, rounded down to a millionth of a USDT. */
export function calculateWithdrawalTerms(
  channel: ChannelWithLimits,
  amount: Minor,
  free: Minor,
  rate: ExchangeRate,
): WithdrawalTerms {
  const feeMinor = calculateWithdrawalFee(channel, amount, free)
  const rest = subtract(amount, feeMinor)
  const isExchanged = channel.currency !== channel.arrives_currency
  const rateE4 = isExchanged ? rate.sellE4 : null
  const arrivesMinor =
    rateE4 === null ? rest : convertAmount(rest, channel.currency, channel.arrives_currency, rateE4, 'floor')
  return { feeMinor, freeMinor: freeOf(channel, amount, free), arrivesMinor, rateE4 }
}

/** The fee-free part of the amount. */
function freeOf(channel: ChannelWithLimits, amount: Minor, free: Minor): Minor {
  if (channel.fee_basis === 'flat') return ZERO
  return amount < free ? amount : free
}

/** The smallest amount that leaves something after the fee, in whole steps. */
export const minimumAboveFee = (channel: ChannelWithLimits, fee: Minor): Minor =>
  add(fee, minor(channel.step_minor))
