import { formatPercent, formatWireAmount, minor } from '@gamehall/money'
import type { CashierDb } from '../../tables.ts'

/** The operator view of a withdrawal channel: its terms and limits by VIP level, amounts in its currency. */
export async function viewChannelTerms(db: CashierDb, channelId: string) {
  const channel = await db
    .selectFrom('withdrawal_channels')
    .selectAll()
    .where('channel_id', '=', channelId)
    .executeTakeFirstOrThrow()
  const limits = await db
    .selectFrom('withdrawal_limits')
    .selectAll()
    .where('channel_id', '=', channelId)
    .orderBy('vip_level')
    .execute()
  const money = (amount: bigint) => formatWireAmount(minor(amount), channel.currency)
  return {
    channel_id: channelId,
    currency: channel.currency,
    is_enabled: channel.is_enabled,
    fee_percent: formatPercent(channel.fee_basis_points),
    fee_min: money(channel.fee_min_minor),
    auto_approve: money(channel.auto_approve_minor),
    auto_approve_daily: money(channel.auto_approve_daily_minor),
    second_operator: money(channel.second_operator_minor),
    limits: limits.map((limit) => ({
      vip_level: limit.vip_level,
      min_amount: money(limit.min_minor),
      max_amount: money(limit.max_minor),
      daily_amount: money(limit.daily_minor),
      daily_count: limit.daily_count,
    })),
  }
}
