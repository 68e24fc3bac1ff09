import { formatPercent, formatWireAmount, minor } from '@gamehall/money'
import { z } from 'zod'
import { type Refusal, refuse, refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'
import { atMostDouble, refuseStepOutOfBounds } from '../../../../platform/operator/input/bounded-step.ts'
import { moneyInput, parseMoneyFields } from '../../../../platform/operator/input/money-input.ts'
import { percentInput } from '../../../../platform/operator/input/percent-input.ts'
import { viewChannelTerms } from '../channels/channel-terms-view.ts'
import { lockChannel } from '../channels/withdrawal-channel-queries.ts'

const FEE_MOST_PERCENT = 50
/** One change may raise the fee by one percentage point, or at most double it. */
const FEE_LEAST_STEP = 100n

const input = z.object({
  channel_id: z.string().min(1).max(40),
  is_enabled: z.boolean().optional(),
  fee_percent: percentInput(FEE_MOST_PERCENT).optional(),
  fee_min: moneyInput.optional(),
  auto_approve: moneyInput.optional(),
  auto_approve_daily: moneyInput.optional(),
  second_operator: moneyInput.optional(),
})

/**
 * Updates a withdrawal channel; omitted fields keep their value. Amounts are in the channel's currency (`"1500.00"`).
 * Returns the resulting terms. 404 unknown channel, 400 invalid field.
 */
export const setWithdrawalChannel = defineAction({
  name: 'set-withdrawal-channel',
  permission: 'withdrawals.channels',
  summary: 'Change a withdrawal channel: on or off, fee, automatic approval, second operator',
  input,
  fourEyes: {
    rule: 'when',
    what: 'anything but closing the channel',
    async applies(_hall, _trx, { channel_id: _channel, is_enabled, ...terms }) {
      return is_enabled !== false || Object.values(terms).some((term) => term !== undefined)
    },
    version: (trx, { channel_id }) => lockChannel(trx, channel_id),
  },
  subject: ({ channel_id }) => `withdrawal channel ${channel_id}`,
  async run(_hall, trx, { channel_id, is_enabled, fee_percent, ...texts }) {
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
