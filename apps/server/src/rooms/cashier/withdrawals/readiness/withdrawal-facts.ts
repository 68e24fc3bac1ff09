import type { BankCard, WalletAddress } from '@gamehall/contract/cashier'
import { ACCOUNT_TYPES, type AccountType, type Locale } from '@gamehall/contract/constants'
import { type Minor, minor } from '@gamehall/money'
import { sql } from 'kysely'
import { vipLevelHook } from '../../../../platform/context/vip-level-hook.ts'
import { taiwanDay, taiwanDayStart } from '../../../../platform/time/taiwan-time.ts'
import { hasPayPassword, readSecurityHold } from '../../../account/index.ts'
import { readSettledVolume } from '../../../games/index.ts'
import { readRealName } from '../../../identity/index.ts'
import { type ExchangeRate, readBalance, readExchangeRate, readUnmetCredits } from '../../../wallet/index.ts'
import { readAddresses } from '../../addresses/find-usable-address.ts'
import { readCards } from '../../bank-cards/find-usable-card.ts'
import type { CashierContext, CashierDb } from '../../tables.ts'
import {
  type ChannelWithLimits,
  listChannels,
  readWithdrawalRules,
  type WithdrawalRules,
} from '../channels/withdrawal-channel-queries.ts'
import { feeFreeAmount } from '../quotes/withdrawal-fee.ts'
import type { WithdrawalOrder } from '../withdrawal-order.ts'
import { findOpenOrders } from '../withdrawal-queries.ts'
import { COUNTED_STATES } from '../withdrawal-states.ts'

/** The total and number of a channel's orders of the Taiwan day. */
export interface DailyUsage {
  readonly amountMinor: Minor
  readonly count: number
}

/** A snapshot of everything that decides whether a player may withdraw. */
export interface WithdrawalFacts {
  readonly now: Date
  readonly isFormal: boolean
  readonly realNameStatus: number
  /** The latest time of the decision while the verification is under review. */
  readonly realNameUntil: Date | null
  /** Turnover credits that are not yet met, oldest first. */
  readonly credits: Awaited<ReturnType<typeof readUnmetCredits>>
  readonly hasPayPassword: boolean
  /** The end of the hold after a change of contact or pay password. */
  readonly heldUntil: Date | null
  readonly cards: readonly BankCard[]
  readonly addresses: readonly WalletAddress[]
  readonly rules: WithdrawalRules
  readonly channels: readonly ChannelWithLimits[]
  /** Creation times of the latest orders, newest first. */
  readonly latest: readonly Date[]
  readonly open: readonly WithdrawalOrder[]
  readonly usedToday: ReadonlyMap<string, DailyUsage>
  readonly balances: Readonly<Record<'TWD' | 'USDT', Minor>>
  /** §9: the fee-free amount of the main wallet. */
  readonly freeMinor: Minor
  readonly rate: ExchangeRate
}

interface WithdrawingPlayer {
  readonly playerId: bigint
  readonly accountType: AccountType
}

export async function readWithdrawalFacts(
  ctx: CashierContext,
  db: CashierDb,
  { playerId, accountType }: WithdrawingPlayer,
  locale: Locale,
): Promise<WithdrawalFacts> {
  const now = ctx.clock.now()
  // Sequential: a transaction has one connection.
  const rules = await readWithdrawalRules(db)
  const realName = await readRealName(ctx, db, playerId)
  const volume = await readSettledVolume(db, playerId)
  const withdrawn = await readWithdrawn(db, playerId)
  return {
    now,
    isFormal: accountType === ACCOUNT_TYPES.formal,
    realNameStatus: realName.status,
    realNameUntil: realName.reviewUntil,
    credits: await readUnmetCredits(db, playerId),
    hasPayPassword: await hasPayPassword(db, playerId),
    heldUntil: await readSecurityHold(ctx, db, playerId),
    cards: await readCards(ctx, db, playerId, locale),
    addresses: await readAddresses(db, playerId, now),
    rules,
    channels: await listChannels(db, await vipLevelHook.of(ctx)(db, playerId)),
    latest: await readLatestOrderTimes(db, playerId, rules.frequency_count),
    open: await findOpenOrders(db, playerId),
    usedToday: await readUsedToday(db, playerId, now),
    balances: {
      TWD: await readBalance(db, playerId, 'TWD'),
      USDT: await readBalance(db, playerId, 'USDT'),
    },
    freeMinor: feeFreeAmount(volume, withdrawn),
    rate: await readExchangeRate(db),
  }
}

async function readLatestOrderTimes(db: CashierDb, playerId: bigint, count: number): Promise<Date[]> {
  const rows = await db
    .selectFrom('withdrawal_orders')
    .select('created_at')
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .orderBy('order_no', 'desc')
    .limit(count)
    .execute()
  return rows.map((row) => row.created_at)
}

/** Usage of the Taiwan day by channel. Rejected, failed, cancelled and timed-out orders do not count. */
async function readUsedToday(
  db: CashierDb,
  playerId: bigint,
  now: Date,
): Promise<ReadonlyMap<string, DailyUsage>> {
  const rows = await db
    .selectFrom('withdrawal_orders')
    .select([
      'channel_id',
      sql<bigint>`sum(amount_minor)::bigint`.as('amount'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .where('player_id', '=', playerId)
    .where('created_at', '>=', taiwanDayStart(taiwanDay(now)))
    .where('state', 'in', COUNTED_STATES)
    .groupBy('channel_id')
    .execute()
  return new Map(rows.map((row) => [row.channel_id, { amountMinor: minor(row.amount), count: row.count }]))
}

/** The total of the main wallet's successful and open orders. */
async function readWithdrawn(db: CashierDb, playerId: bigint): Promise<Minor> {
  const row = await db
    .selectFrom('withdrawal_orders')
    .select(sql<bigint>`coalesce(sum(amount_minor), 0)::bigint`.as('amount'))
    .where('player_id', '=', playerId)
    .where('currency', '=', 'TWD')
    .where('state', 'in', COUNTED_STATES)
    .executeTakeFirstOrThrow()
  return minor(row.amount)
}
