import type { Locale } from '@gamehall/contract/constants'
import { formatWireAmount, minor } from '@gamehall/money'
import type { Db } from '../../../../platform/database/database.ts'
import { localizeText } from '../../../../platform/text/localize-text.ts'
import { withCashierTables } from '../../tables.ts'

/** Reads the withdrawal limits of all enabled channels and VIP levels, lowest level first. */
export const readWithdrawalLimits = (db: Db) =>
  withCashierTables(db)
    .selectFrom('withdrawal_channels as channel')
    .innerJoin('withdrawal_limits as limit', 'limit.channel_id', 'channel.channel_id')
    .select([
      'channel.channel_id',
      'name',
      'currency',
      'vip_level',
      'max_minor',
      'daily_minor',
      'daily_count',
    ])
    .where('channel.is_enabled', '=', true)
    .orderBy('channel.sort')
    .orderBy('channel.channel_id')
    .orderBy('vip_level')
    .execute()

/** The limits that apply to a level: per channel, those of the highest configured level not above it. */
export function viewLevelLimits(
  limits: Awaited<ReturnType<typeof readWithdrawalLimits>>,
  level: number,
  locale: Locale,
) {
  const held = new Map(
    limits.filter(({ vip_level }) => vip_level <= level).map((limit) => [limit.channel_id, limit]),
  )
  return [...held.values()].map(({ channel_id, name, currency, max_minor, daily_minor, daily_count }) => ({
    channel_id,
    name: localizeText(name, locale),
    currency,
    max: formatWireAmount(minor(max_minor), currency),
    daily_max: formatWireAmount(minor(daily_minor), currency),
    daily_count,
  }))
}
