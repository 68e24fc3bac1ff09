import { minor } from '@gamehall/money'
import type { Selectable } from 'kysely'
import type { Hall } from '../../../core/hall.ts'
import { type Outcome, succeed } from '../../../core/outcome.ts'
import type { Trx } from '../../../core/transact.ts'
import type { Database } from '../../../db/database.ts'
import type { Caller, Session } from '../../../http/route.ts'
import { refuseWithheld } from '../../wallet/index.ts'
import { markAddressUsed } from '../addresses/address-queries.ts'
import type { LimitedChannel } from './channel-queries.ts'
import { reviewWithdrawalKind, withdrawalReviewDeadlineKind } from './jobs/job-kinds.ts'
import { sealTarget } from './payout/payout-target.ts'
import type { Destination } from './resolve-destination.ts'
import { findFlags } from './review-flags.ts'
import { tellWithdrawal } from './tell-player.ts'
import type { WithdrawalFacts } from './withdrawal-facts.ts'
import { holdWithdrawal } from './withdrawal-money.ts'
import { findOrder, insertOrder, nextOrderNo } from './withdrawal-queries.ts'

/** Delay of the automatic approval, in which the player can cancel. */
const AUTO_APPROVAL_DELAY_MS = 5_000

export interface NewOrder {
  readonly quote: Selectable<Database['withdrawal_quotes']>
  readonly channel: LimitedChannel
  readonly facts: WithdrawalFacts
  readonly destination: Destination
  readonly caller: Caller<Session>
}

/**
 * Inserts the order, holds its amount and enqueues its review, in the caller's transaction. Returns the order number.
 * 10031 insufficient balance, 10167 withheld for turnover.
 */
export async function openOrder(
  hall: Hall,
  trx: Trx,
  { quote, channel, facts, destination, caller }: NewOrder,
): Promise<Outcome<string, 10031 | 10167>> {
  const { now, rules } = facts
  const { playerId } = caller.session
  const orderNo = await nextOrderNo(trx, now)
  const flags = await findFlags(trx, {
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
    destination_sealed: sealTarget(hall, orderNo, destination.target),
    state: 'pending',
    flags,
    created_at: now,
  })
  const order = await findOrder(trx, orderNo)
  if (order === undefined) throw new Error(`withdrawal ${orderNo} was not inserted`)
  const held = await holdWithdrawal(hall, trx, { ...order, amountMinor: minor(quote.amount_minor) })
  if (!held.ok) return held
  if (channel.currency === 'TWD') {
    const unwithheld = await refuseWithheld(trx, playerId)
    if (!unwithheld.ok) return unwithheld
  }
  if (destination.addressId !== null) await markAddressUsed(trx, destination.addressId, now)
  if (flags.length === 0) {
    const runAt = new Date(now.getTime() + AUTO_APPROVAL_DELAY_MS)
    await hall.jobs.enqueue(trx, reviewWithdrawalKind, { order_no: orderNo }, { runAt })
  }
  await hall.jobs.enqueue(
    trx,
    withdrawalReviewDeadlineKind,
    { order_no: orderNo },
    { runAt: new Date(now.getTime() + rules.review_within_s * 1000) },
  )
  await tellWithdrawal(hall, trx, order)
  return succeed(orderNo)
}
