import { formatDisplayAmount, formatWireAmount, minor } from '@gamehall/money'
import { z } from 'zod'
import { type Refusal, refuse, refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'
import { twdInput } from '../../../../platform/operator/input/money-input.ts'
import { formatWholeDollars } from '../format-whole-dollars.ts'

interface Terms {
  readonly min_minor: bigint
  readonly max_minor: bigint
  readonly fee_minor: bigint
}

function validateTerms({ min_minor: min, max_minor: max, fee_minor: fee }: Terms): Refusal<400> | null {
  if (min <= 0n) return refuseField('min_amount', 'amount_min', { min: '1' })
  if (min % 100n !== 0n) return refuseField('min_amount', 'amount_integer')
  if (max % 100n !== 0n) return refuseField('max_amount', 'amount_integer')
  if (max < min) return refuseField('max_amount', 'amount_min', { min: formatWholeDollars(minor(min)) })
  if (fee >= min)
    return refuseField('fee', 'amount_max', { max: formatDisplayAmount(minor(min - 1n), 'TWD') })
  return null
}

/**
 * Updates the terms of a deposit channel for new orders; omitted fields keep their value. Limits are whole dollars.
 * 404 unknown channel; 400 minimum above maximum, or a fee not below the minimum.
 */
export const setDepositChannel = defineAction({
  name: 'set-deposit-channel',
  permission: 'deposits.channels',
  summary: 'Change a deposit channel’s limits, fee, turnover requirement or quick amounts',
  input: z.object({
    channel_id: z.string().min(1).max(40),
    min_amount: twdInput.optional(),
    max_amount: twdInput.optional(),
    fee: twdInput.optional(),
    wash_percent: z.int().min(0).max(10_000).optional(),
    quick_amounts: z.array(z.int().min(1).max(10_000_000)).max(8).optional(),
  }),
  fourEyes: {
    rule: 'always',
    version: (trx, { channel_id }) =>
      trx.selectFrom('deposit_channels').selectAll().where('channel_id', '=', channel_id).executeTakeFirst(),
  },
  subject: ({ channel_id }) => `deposit channel ${channel_id}`,
  async run(_hall, trx, input) {
    const channel = await trx
      .selectFrom('deposit_channels')
      .selectAll()
      .where('channel_id', '=', input.channel_id)
      .forUpdate()
      .executeTakeFirst()
    if (channel === undefined) return refuse(404)
    const terms = {
      min_minor: input.min_amount ?? channel.min_minor,
      max_minor: input.max_amount ?? channel.max_minor,
      fee_minor: input.fee ?? channel.fee_minor,
      wash_percent: input.wash_percent ?? channel.wash_percent,
      quick_amounts: input.quick_amounts ?? channel.quick_amounts,
    }
    const wrong = validateTerms(terms)
    if (wrong !== null) return wrong
    await trx.updateTable('deposit_channels').set(terms).where('channel_id', '=', input.channel_id).execute()
    return succeed({
      channel_id: input.channel_id,
      min_amount: formatWireAmount(minor(terms.min_minor), 'TWD'),
      max_amount: formatWireAmount(minor(terms.max_minor), 'TWD'),
      fee: formatWireAmount(minor(terms.fee_minor), 'TWD'),
      wash_percent: terms.wash_percent,
      quick_amounts: terms.quick_amounts,
    })
  },
})
