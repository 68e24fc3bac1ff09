import { minor } from '@gamehall/money'
import type { Selectable } from 'kysely'
import { type Outcome, succeed } from '../../../platform/context/outcome.ts'
import type { Caller, Session } from '../../../platform/http/route.ts'
import { refuseWithheld } from '../../wallet/index.ts'
import { markAddressUsed } from '../addresses/address-queries.ts'
import type { CashierContext, CashierTables, CashierTrx } from '../tables.ts'
import type { ChannelWithLimits } from './channels/withdrawal-channel-queries.ts'
import { reviewWithdrawalJob, withdrawalReviewDeadlineJob } from './jobs/job-definitions.ts'
import { notifyWithdrawal } from './notify-player.ts'
import { encryptPayoutTarget } from './payout/payout-target.ts'
import type { WithdrawalFacts } from './readiness/withdrawal-facts.ts'
import type { ResolvedDestination } from './resolve-destination.ts'
import { findReviewFlags } from './review-flags.ts'
import { holdWithdrawal } from './withdrawal-postings.ts'
import { findOrder, insertOrder, nextWithdrawalOrderNo } from './withdrawal-queries.ts'

/** Delay of the automatic approval, in which the player can cancel. */
const AUTO_APPROVAL_DELAY_MS = 5_000

export interface NewWithdrawal {
  readonly quote: Selectable<CashierTables['withdrawal_quotes']>
  readonly channel: ChannelWithLimits
  readonly facts: WithdrawalFacts
  readonly destination: ResolvedDestination
  readonly caller: Caller<Session>
}

/**
 * Inserts the order, holds its amount and enqueues its review, in the caller's transaction. Returns the order number.
 * 10031 insufficient balance, 10167 withheld for turnover.
 */
export async function openWithdrawal(
  ctx: CashierContext,
  trx: CashierTrx,
  { quote, channel, facts, destination, caller }: NewWithdrawal,
): Promise<Outcome<string, 10031 | 10167>> {
  const { now, rules } = facts
  const { playerId } = caller.session
  const orderNo = await nextWithdrawalOrderNo(trx, now)
  const flags = await findReviewFlags(trx, {
    playerId,
    channel,
    amountMinor: quote.amount_minor,
    usedTodayMinor: facts.usedToday.get(channel.channel_id)?.amountMinor ?? 0n,
    destination,
    now,
  })
  await insertOrder(trx, {
    order_no: orderNo,
    player_id: playerId,
    channel_id: channel.channel_id,
    payout: channel.payout,
    method: channel.method,
    currency: channel.currency,
    arrives_currency: channel.arrives_currency,
    quote_id: quote.quote_id,
    idempotency_key: caller.idempotencyKey,
    amount_minor: quote.amount_minor,
    fee_minor: quote.fee_minor,
    arrives_minor: quote.arrives_minor,
    rate_e4: quote.rate_e4,
    card_id: destination.cardId,
    address_id: destination.addressId,
    destination: JSON.stringify(destination.shown),
    destination_sealed: encryptPayoutTarget(ctx, orderNo, destination.target),
    state: 'pending',
    flags,
    created_at: now,
  })
  const order = await findOrder(trx, orderNo)
  if (order === undefined) throw new Error(`withdrawal ${orderNo} was not inserted`)
  const held = await holdWithdrawal(ctx, trx, { ...order, amountMinor: minor(quote.amount_minor) })
  if (!held.ok) return held
  if (channel.currency === 'TWD') {
    const unwithheld = await refuseWithheld(trx, playerId)
    if (!unwithheld.ok) return unwithheld
  }
  if (destination.addressId !== null) await markAddressUsed(trx, destination.addressId, now)
  if (flags.length === 0) {
    const runAt = new Date(now.getTime() + AUTO_APPROVAL_DELAY_MS)
    await ctx.jobs.enqueue(trx, reviewWithdrawalJob, { order_no: orderNo }, { runAt })
  }
  await ctx.jobs.enqueue(
    trx,
    withdrawalReviewDeadlineJob,
    { order_no: orderNo },
    { runAt: new Date(now.getTime() + rules.review_within_s * 1000) },
  )
  await notifyWithdrawal(ctx, trx, order)
  return succeed(orderNo)
}
