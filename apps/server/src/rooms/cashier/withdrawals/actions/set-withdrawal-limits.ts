import { operatorCalls } from '@gamehall/contract/operator'
import { formatWireAmount, minor, ZERO } from '@gamehall/money'
import { refuse, refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { parseMoneyFields } from '../../../../platform/operator/input/money-input.ts'
import type { CashierTrx } from '../../tables.ts'
import { viewChannelTerms } from '../channels/channel-terms-view.ts'
import { lockChannel } from '../channels/withdrawal-channel-queries.ts'

/** Sets a channel's limits from a VIP level up. Amounts are in its currency (`"1500.00"`). 404 unknown channel, 400 inconsistent limits. */
export const setWithdrawalLimits = implementAction(operatorCalls.setWithdrawalLimits, {
  subject: ({ channel_id, vip_level }) => `withdrawal channel ${channel_id}, level ${vip_level}`,
  version: (trx: CashierTrx, { channel_id, vip_level }) =>
    trx
      .selectFrom('withdrawal_limits')
      .selectAll()
      .where('channel_id', '=', channel_id)
      .where('vip_level', '=', vip_level)
      .executeTakeFirst(),
  async run(_ctx, trx: CashierTrx, { channel_id, vip_level, daily_count, ...texts }) {
    const channel = await lockChannel(trx, channel_id)
    if (channel === undefined) return refuse(404)
    const atLeast = (field: string, amount: bigint) =>
      refuseField(field, 'amount_min', { min: formatWireAmount(minor(amount), channel.currency) })
    const amounts = parseMoneyFields(texts, channel.currency)
    if (!amounts.ok) return amounts
    const { min_amount: least = ZERO, max_amount: most = ZERO, daily_amount: daily = ZERO } = amounts.data
    if (least <= 0n) return atLeast('min_amount', 1n)
    if (most < least) return atLeast('max_amount', least)
    if (daily < most) return atLeast('daily_amount', most)
    const limits = { min_minor: least, max_minor: most, daily_minor: daily, daily_count }
    await trx
      .insertInto('withdrawal_limits')
      .values({ channel_id, vip_level, ...limits })
      .onConflict((conflict) => conflict.columns(['channel_id', 'vip_level']).doUpdateSet(limits))
      .execute()
    return succeed(await viewChannelTerms(trx, channel_id))
  },
})
