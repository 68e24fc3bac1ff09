import { operatorCalls } from '@gamehall/contract/operator'
import { formatDisplayAmount, formatWireAmount, minor } from '@gamehall/money'
import { type Refusal, refuse, refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { CashierTrx } from '../../tables.ts'
import { formatWholeDollars } from '../format-whole-dollars.ts'

interface Terms {
  readonly min_minor: bigint
  readonly max_minor: bigint
  readonly fee_minor: bigint
}

const MAX_QUICK_AMOUNT = 10_000_000n

/** Cents to the whole dollars that a channel stores; null when one is no whole dollar, zero or too large. */
function toWholeDollars(amounts: readonly bigint[] | undefined): number[] | null | undefined {
  if (amounts === undefined) return undefined
  const dollars = amounts.map((amount) => amount / 100n)
  const isUsable = (amount: bigint) =>
    amount % 100n === 0n && amount > 0n && amount <= MAX_QUICK_AMOUNT * 100n
  return amounts.every(isUsable) ? dollars.map(Number) : null
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
export const setDepositChannel = implementAction(operatorCalls.setDepositChannel, {
  subject: ({ channel_id }) => `deposit channel ${channel_id}`,
  version: (trx: CashierTrx, { channel_id }) =>
    trx.selectFrom('deposit_channels').selectAll().where('channel_id', '=', channel_id).executeTakeFirst(),
  async run(_ctx, trx: CashierTrx, input) {
    const channel = await trx
      .selectFrom('deposit_channels')
      .selectAll()
      .where('channel_id', '=', input.channel_id)
      .forUpdate()
      .executeTakeFirst()
    if (channel === undefined) return refuse(404)
    const quick = toWholeDollars(input.quick_amounts)
    if (quick === null) return refuseField('quick_amounts', 'amount_integer')
    const terms = {
      min_minor: input.min_amount ?? channel.min_minor,
      max_minor: input.max_amount ?? channel.max_minor,
      fee_minor: input.fee ?? channel.fee_minor,
      wash_percent: input.wash_percent ?? channel.wash_percent,
      quick_amounts: quick ?? channel.quick_amounts,
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
      quick_amounts: terms.quick_amounts.map((dollars) => `${dollars}.00`),
    })
  },
})
