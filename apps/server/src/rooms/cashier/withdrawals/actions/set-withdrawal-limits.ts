import { formatWireAmount, minor, ZERO } from '@gamehall/money'
import { z } from 'zod'
import { refuse, refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'
import { moneyInput, parseMoneyFields } from '../../../../platform/operator/input/money-input.ts'
import { viewChannelTerms } from '../channels/channel-terms-view.ts'
import { lockChannel } from '../channels/withdrawal-channel-queries.ts'

/** Sets a channel's limits from a VIP level up. Amounts are in its currency (`"1500.00"`). 404 unknown channel, 400 inconsistent limits. */
export const setWithdrawalLimits = defineAction({
  name: 'set-withdrawal-limits',
  permission: 'withdrawals.channels',
  summary: 'Set a withdrawal channel’s limits from a VIP level up',
  input: z.object({
    channel_id: z.string().min(1).max(40),
    vip_level: z.int().min(0).max(100),
    min_amount: moneyInput,
    max_amount: moneyInput,
    daily_amount: moneyInput,
    daily_count: z.int().min(1).max(1000),
  }),
  fourEyes: {
    rule: 'always',
    version: (trx, { channel_id, vip_level }) =>
      trx
        .selectFrom('withdrawal_limits')
        .selectAll()
        .where('channel_id', '=', channel_id)
        .where('vip_level', '=', vip_level)
        .executeTakeFirst(),
  },
  subject: ({ channel_id, vip_level }) => `withdrawal channel ${channel_id}, level ${vip_level}`,
  async run(_hall, trx, { channel_id, vip_level, daily_count, ...texts }) {
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
