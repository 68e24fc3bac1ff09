import type { Selectable } from 'kysely'
import type { CashierDb, CashierTables, CashierTrx } from '../../tables.ts'

type LimitRow = Selectable<CashierTables['withdrawal_limits']>
export type WithdrawalRules = Omit<Selectable<CashierTables['withdrawal_rules']>, 'only_row'>

/** A withdrawal channel with the limits of one VIP level. */
export type ChannelWithLimits = Selectable<CashierTables['withdrawal_channels']> &
  Pick<LimitRow, 'min_minor' | 'max_minor' | 'daily_minor' | 'daily_count'>

/** All withdrawal channels with the limits of a VIP level, in display order. */
export function listChannels(db: CashierDb, vipLevel: number): Promise<ChannelWithLimits[]> {
  return db
    .selectFrom('withdrawal_channels as channel')
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('withdrawal_limits')
          .select(['min_minor', 'max_minor', 'daily_minor', 'daily_count'])
          .whereRef('withdrawal_limits.channel_id', '=', 'channel.channel_id')
          .where('vip_level', '<=', vipLevel)
          .orderBy('vip_level', 'desc')
          .limit(1)
          .as('limits'),
      (join) => join.onTrue(),
    )
    .selectAll()
    .orderBy('sort')
    .orderBy('channel_id')
    .execute()
}

export const readChannelNames = async (
  db: CashierDb,
): Promise<ReadonlyMap<string, Record<string, string>>> => {
  const rows = await db.selectFrom('withdrawal_channels').select(['channel_id', 'name']).execute()
  return new Map(rows.map((row) => [row.channel_id, row.name]))
}

export function readWithdrawalRules(db: CashierDb): Promise<WithdrawalRules> {
  return db
    .selectFrom('withdrawal_rules')
    .select([
      'frequency_count',
      'frequency_window_s',
      'lock_s',
      'max_open',
      'review_within_s',
      'quote_lifetime_s',
    ])
    .executeTakeFirstOrThrow()
}

/** Reads and locks a withdrawal channel. */
export const lockChannel = (trx: CashierTrx, channelId: string) =>
  trx
    .selectFrom('withdrawal_channels')
    .selectAll()
    .where('channel_id', '=', channelId)
    .forUpdate()
    .executeTakeFirst()
