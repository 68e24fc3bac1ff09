import { sql } from 'kysely'
import { DAY_MS } from '../../../platform/time/durations.ts'
import type { CashierDb } from '../tables.ts'
import type { ChannelWithLimits } from './channels/withdrawal-channel-queries.ts'
import type { ResolvedDestination } from './resolve-destination.ts'

/** Reasons for a manual review. */
const REVIEW_FLAGS = ['large', 'much_today', 'failed_before', 'deposit_in_review'] as const
export type ReviewFlag = (typeof REVIEW_FLAGS)[number]

const FAILURE_WINDOW_MS = 7 * DAY_MS

export interface ReviewFlagInput {
  readonly playerId: bigint
  readonly channel: ChannelWithLimits
  readonly amountMinor: bigint
  /** The total of the day's orders of the channel, without this one. */
  readonly usedTodayMinor: bigint
  readonly destination: Pick<ResolvedDestination, 'cardId' | 'addressId'>
  readonly now: Date
}

/** The review flags of an order. An order without flags is approved automatically. */
export async function findReviewFlags(db: CashierDb, input: ReviewFlagInput): Promise<ReviewFlag[]> {
  const { channel, amountMinor, usedTodayMinor } = input
  const flags: ReviewFlag[] = []
  if (amountMinor > channel.auto_approve_minor) flags.push('large')
  if (usedTodayMinor + amountMinor > channel.auto_approve_daily_minor) flags.push('much_today')
  if (await hasFailedBefore(db, input)) flags.push('failed_before')
  if (await hasDepositInReview(db, input.playerId)) flags.push('deposit_in_review')
  return flags
}

/** Whether a payout to the same card or address failed in the last seven days. */
async function hasFailedBefore(
  db: CashierDb,
  { playerId, destination, now }: ReviewFlagInput,
): Promise<boolean> {
  const failed = await db
    .selectFrom('withdrawal_orders')
    .select('order_no')
    .where('player_id', '=', playerId)
    .where('state', '=', 'failed')
    .where('created_at', '>', new Date(now.getTime() - FAILURE_WINDOW_MS))
    .where(
      sql<boolean>`(card_id, address_id) is not distinct from (${destination.cardId}::bigint, ${destination.addressId}::bigint)`,
    )
    .limit(1)
    .executeTakeFirst()
  return failed !== undefined
}

async function hasDepositInReview(db: CashierDb, playerId: bigint): Promise<boolean> {
  const reviewing = await db
    .selectFrom('deposit_orders')
    .select('order_no')
    .where('player_id', '=', playerId)
    .where('state', '=', 'reviewing')
    .limit(1)
    .executeTakeFirst()
  return reviewing !== undefined
}
