import { formatScreen, minor } from '@gamehall/money'
import { z } from 'zod'
import { refuse, refuseField, succeed } from '../../../../core/outcome.ts'
import { defineAction } from '../../../../operator/action.ts'
import { viewTerms } from '../view-terms.ts'

const minorUnits = z.coerce
  .string()
  .regex(/^[1-9]\d{0,17}$/)
  .transform(BigInt)

/** Sets a channel's limits from a VIP level on. Amounts are given in minor units of its currency. 404 no such channel, 400 limits that cross. */
export const setWithdrawalLimits = defineAction({
  name: 'set-withdrawal-limits',
  permission: 'withdrawals.channels',
  summary: 'Set a withdrawal channel’s limits from a VIP level on',
  input: z.object({
    channel_id: z.string().min(1).max(40),
    vip_level: z.int().min(0).max(100),
    min_minor: minorUnits,
    max_minor: minorUnits,
    daily_minor: minorUnits,
    daily_count: z.int().min(1).max(1000),
  }),
  subject: ({ channel_id, vip_level }) => `withdrawal channel ${channel_id}, level ${vip_level}`,
  async run(_hall, trx, { channel_id, vip_level, ...limits }) {
    const channel = await trx
      .selectFrom('withdrawal_channels')
      .select('currency')
      .where('channel_id', '=', channel_id)
      .executeTakeFirst()
    if (channel === undefined) return refuse(404)
    const atLeast = (field: string, amount: bigint) =>
      refuseField(field, 'amount_min', { min: formatScreen(minor(amount), channel.currency) })
    if (limits.max_minor < limits.min_minor) return atLeast('max_minor', limits.min_minor)
    if (limits.daily_minor < limits.max_minor) return atLeast('daily_minor', limits.max_minor)
    await trx
      .insertInto('withdrawal_limits')
      .values({ channel_id, vip_level, ...limits })
      .onConflict((conflict) => conflict.columns(['channel_id', 'vip_level']).doUpdateSet(limits))
      .execute()
    return succeed(await viewTerms(trx, channel_id))
  },
})
