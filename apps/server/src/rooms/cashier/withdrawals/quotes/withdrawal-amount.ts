import { formatDisplayAmount, type Minor, minor, minorPerUnit, parseMoney } from '@gamehall/money'
import type { FieldRefusal } from '../../../../platform/context/outcome.ts'
import {
  type Outcome,
  type Refusal,
  refuse,
  refuseField,
  succeed,
} from '../../../../platform/context/outcome.ts'
import type { ChannelWithLimits } from '../channels/withdrawal-channel-queries.ts'
import { remainingToday, spendableBalance } from '../readiness/evaluate-readiness.ts'
import type { WithdrawalFacts } from '../readiness/withdrawal-facts.ts'

/** §5: parses an amount in the channel's currency and checks its step and minimum. Upper limits are checked separately. */
export function parseWithdrawalAmount(
  value: string | number,
  channel: ChannelWithLimits,
): Outcome<Minor, 400 | 10143> {
  const parsed = parseMoney(value, channel.currency)
  if (!parsed.ok) {
    if (parsed.error === 'too_many_decimals') return refuseField('amount', stepRule(channel))
    if (parsed.error === 'too_large') return refuseAboveMaximum(channel, channel.max_minor)
    return refuseField('amount', 'amount_format')
  }
  if (parsed.minor % channel.step_minor !== 0n) return refuseField('amount', stepRule(channel))
  if (parsed.minor < channel.min_minor) {
    return refuseField('amount', 'amount_min', { min: amountText(channel, channel.min_minor) })
  }
  return succeed(parsed.minor)
}

/**
 * Validates an amount against the limits of the player's VIP level (§9) and the balance. 10143 above the limit per order or
 * day, 10079 no orders left today, 10031 insufficient balance, 10167 part of the balance is withheld. For 10143 and 10167
 * the field carries the largest allowed amount.
 */
export function validateWithdrawalAmount(
  facts: WithdrawalFacts,
  channel: ChannelWithLimits,
  amount: Minor,
): Outcome<null, 10031 | 10079 | 10143 | 10167> {
  const left = remainingToday(facts, channel)
  if (left.count <= 0) return refuse(10079)
  if (amount > channel.max_minor) return refuseAboveMaximum(channel, channel.max_minor)
  if (amount > left.amountMinor) return refuseAboveMaximum(channel, left.amountMinor)
  if (amount > facts.balances[channel.currency]) return refuse(10031)
  const most = spendableBalance(facts, channel)
  if (amount > most) return { ...refuseAboveMaximum(channel, most), code: 10167 }
  return succeed(null)
}

function refuseAboveMaximum(channel: ChannelWithLimits, most: bigint): Refusal<10143> {
  const field: FieldRefusal = {
    field: 'amount',
    rule: 'amount_max',
    params: { max: amountText(channel, most) },
  }
  return { ok: false, code: 10143, fields: [field] }
}

const stepRule = (channel: ChannelWithLimits) =>
  channel.step_minor === minorPerUnit(channel.currency) ? 'amount_integer' : 'amount_format'

const amountText = (channel: ChannelWithLimits, amount: bigint): string =>
  formatDisplayAmount(minor(amount), channel.currency).replace(/\.00$/, '')
