import type { ParsedRequestOf } from '@gamehall/contract'
import type { createWithdrawal as call, ReadinessItem } from '@gamehall/contract/cashier'
import { minor } from '@gamehall/money'
import type { Selectable } from 'kysely'
import {
  type Outcome,
  type Refusal,
  refuse,
  refuseField,
  succeed,
} from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Caller, Session, UseCase } from '../../../platform/http/route.ts'
import { formatTaiwanDateTime } from '../../../platform/time/taiwan-time.ts'
import type { CashierContext, CashierDb, CashierTables, CashierTrx } from '../tables.ts'
import type { ChannelWithLimits } from './channels/withdrawal-channel-queries.ts'
import { openWithdrawal } from './open-withdrawal.ts'
import { validateWithdrawalAmount } from './quotes/withdrawal-amount.ts'
import { calculateWithdrawalTerms } from './quotes/withdrawal-terms.ts'
import { evaluateChannel, findBlockers } from './readiness/evaluate-readiness.ts'
import { readWithdrawalFacts, type WithdrawalFacts } from './readiness/withdrawal-facts.ts'
import { resolveDestination } from './resolve-destination.ts'
import type { WithdrawalOrder } from './withdrawal-order.ts'
import { findOrder, findOrderByKey, lockPlayerWithdrawals } from './withdrawal-queries.ts'
import { viewWithdrawal } from './withdrawal-view.ts'

type Request = ParsedRequestOf<typeof call>
type Quote = Selectable<CashierTables['withdrawal_quotes']>
type Refused =
  | 400
  | 403
  | 10022
  | 10031
  | 10075
  | 10079
  | 10086
  | 10124
  | 10143
  | 10145
  | 10148
  | 10167
  | 10310

/**
 * §5 withdraw: creates an order with the terms of a quote and holds its amount. All conditions are validated before the
 * pay password is verified, and again under the player's lock, so that concurrent orders see each other.
 */
export const createWithdrawal: UseCase<typeof call, CashierContext> = async (ctx, request, caller) => {
  const { playerId } = caller.session
  const view = async (order: WithdrawalOrder) =>
    succeed(await viewWithdrawal(ctx.db, order, caller.locale, ctx.clock.now()))
  const earlier = await findOrderByKey(ctx.db, playerId, caller.idempotencyKey)
  if (earlier !== undefined) return view(earlier)

  const first = await validateRequest(ctx, ctx.db, request, caller)
  if (!first.ok) return first
  const verified = await caller.verifyStepUp(ctx, request)
  if (!verified.ok) return verified
  const opened = await transact(ctx.db, (trx) => createUnderLock(ctx, trx, request, caller))
  if (!opened.ok) return opened
  const order = await findOrder(ctx.db, opened.data)
  if (order === undefined) throw new Error('the created withdrawal order is missing')
  return view(order)
}

async function createUnderLock(
  ctx: CashierContext,
  trx: CashierTrx,
  request: Request,
  caller: Caller<Session>,
): Promise<Outcome<string, Refused>> {
  await lockPlayerWithdrawals(trx, caller.session.playerId)
  const duplicate = await findOrderByKey(trx, caller.session.playerId, caller.idempotencyKey)
  if (duplicate !== undefined) return succeed(duplicate.orderNo)
  const validated = await validateRequest(ctx, trx, request, caller)
  if (!validated.ok) return validated
  const { quote, channel, facts } = validated.data
  const destination = await resolveDestination(ctx, trx, caller.session.playerId, channel, request)
  if (!destination.ok) return destination
  return openWithdrawal(ctx, trx, { quote, channel, facts, destination: destination.data, caller })
}

interface ValidatedRequest {
  readonly quote: Quote
  readonly channel: ChannelWithLimits
  readonly facts: WithdrawalFacts
}

/** Validates everything except the pay password and the wallet balance at the time of the hold. */
async function validateRequest(
  ctx: CashierContext,
  db: CashierDb,
  request: Request,
  { session, locale }: Caller<Session>,
): Promise<Outcome<ValidatedRequest, Refused>> {
  const facts = await readWithdrawalFacts(ctx, db, session, locale)
  const quote = await findQuote(db, session.playerId, request.quote_id, facts.now)
  const channel = facts.channels.find(({ channel_id }) => channel_id === quote?.channel_id)
  if (quote === undefined || channel === undefined) return refuseField('quote_id', 'quote_expired')
  if (!channel.is_enabled) return refuse(10148)
  const blocker = findBlockers(evaluateChannel(facts, channel)).find(({ kind }) => kind !== 'destination')
  if (blocker !== undefined) return refuseFor(blocker)
  const destination = await resolveDestination(ctx, db, session.playerId, channel, request)
  if (!destination.ok) return destination
  const amount = minor(quote.amount_minor)
  const validated = validateWithdrawalAmount(facts, channel, amount)
  if (!validated.ok) return validated
  // Quotes share one fee-free amount. Another order may have used it since this quote.
  const fee = calculateWithdrawalTerms(channel, amount, facts.freeMinor, facts.rate).feeMinor
  if (fee > quote.fee_minor) return refuseField('quote_id', 'quote_expired')
  return succeed({ quote, channel, facts })
}

/** The player's quote, if it has not expired and no order has used it. */
async function findQuote(
  db: CashierDb,
  playerId: bigint,
  quoteId: string,
  now: Date,
): Promise<Quote | undefined> {
  return db
    .selectFrom('withdrawal_quotes')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .where('player_id', '=', playerId)
    .where('expires_at', '>', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('withdrawal_orders')
            .select('order_no')
            .whereRef('withdrawal_orders.quote_id', '=', 'withdrawal_quotes.quote_id'),
        ),
      ),
    )
    .executeTakeFirst()
}

const BLOCKER_CODES = [403, 10075, 10079, 10086, 10124, 10143, 10167, 10310] as const

/** Maps an unmet condition to its refusal. The only condition with code 400 left here is the pay password. */
function refuseFor(blocker: ReadinessItem): Refusal<400 | (typeof BLOCKER_CODES)[number]> {
  const code = BLOCKER_CODES.find((known) => known === blocker.code)
  if (code === undefined) return refuseField('pay_password', 'pay_password_missing')
  if (code !== 10310 || blocker.until === null) return refuse(code)
  return refuse(code, { until: formatTaiwanDateTime(new Date(blocker.until)) })
}
