import { operatorCalls } from '@gamehall/contract/operator'
import { formatPercent, formatWireAmount, minor } from '@gamehall/money'
import { type Refusal, refuse, refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { atMostDouble, refuseStepOutOfBounds } from '../../../../platform/operator/input/bounded-step.ts'
import { parseMoneyFields } from '../../../../platform/operator/input/money-input.ts'
import type { CashierTrx } from '../../tables.ts'
import { viewChannelTerms } from '../channels/channel-terms-view.ts'
import { lockChannel } from '../channels/withdrawal-channel-queries.ts'

/** One change may raise the fee by one percentage point, or at most double it. */
const FEE_LEAST_STEP = 100n

/**
 * Updates a withdrawal channel; omitted fields keep their value. Amounts are in the channel's currency (`"1500.00"`).
 * Returns the resulting terms. 404 unknown channel, 400 invalid field.
 */
export const setWithdrawalChannel = implementAction(operatorCalls.setWithdrawalChannel, {
  subject: ({ channel_id }) => `withdrawal channel ${channel_id}`,
  async applies(_ctx, _trx, { channel_id: _channel, is_enabled, ...terms }) {
    return is_enabled !== false || Object.values(terms).some((term) => term !== undefined)
  },
  version: (trx: CashierTrx, { channel_id }) => lockChannel(trx, channel_id),
  async run(_ctx, trx: CashierTrx, { channel_id, is_enabled, fee_percent, ...texts }) {
    const channel = await lockChannel(trx, channel_id)
    if (channel === undefined) return refuse(404)
    const amounts = parseMoneyFields(texts, channel.currency)
    if (!amounts.ok) return amounts
    const { fee_min, auto_approve, auto_approve_daily, second_operator } = amounts.data
    const wrong = refuseTerms(channel, fee_percent, second_operator)
    if (wrong !== null) return wrong
    await trx
      .updateTable('withdrawal_channels')
      .set({
        is_enabled: is_enabled ?? channel.is_enabled,
        fee_basis_points: fee_percent ?? channel.fee_basis_points,
        fee_min_minor: fee_min ?? channel.fee_min_minor,
        auto_approve_minor: auto_approve ?? channel.auto_approve_minor,
        auto_approve_daily_minor: auto_approve_daily ?? channel.auto_approve_daily_minor,
        second_operator_minor: second_operator ?? channel.second_operator_minor,
      })
      .where('channel_id', '=', channel_id)
      .execute()
    return succeed(await viewChannelTerms(trx, channel_id))
  },
})

function refuseTerms(
  channel: NonNullable<Awaited<ReturnType<typeof lockChannel>>>,
  feePercent: number | undefined,
  secondOperator: bigint | undefined,
): Refusal<400> | null {
  if (secondOperator === 0n)
    return refuseField('second_operator', 'amount_min', {
      min: formatWireAmount(minor(1n), channel.currency),
    })
  if (feePercent === undefined) return null
  const step = atMostDouble(BigInt(channel.fee_basis_points), FEE_LEAST_STEP)
  return refuseStepOutOfBounds('fee_percent', BigInt(feePercent), step, (value) => formatPercent(value))
}
