import { deposit, withdrawal, withdrawalQuote } from '@gamehall/contract/cashier'
import { getReceiveAddress } from '@gamehall/contract/wallet'
import { formatWireAmount, minor } from '@gamehall/money'
import type { AppContext } from '../../platform/context/app-context.ts'
import type { Caller, Session } from '../../platform/http/route.ts'
import { cashierRoom } from '../../rooms/cashier/room.ts'
import { PAYOUT_GRACE_MS } from '../../testing/fake-payouts.ts'
import { callUseCase, performTestAction } from './call-use-case.ts'
import { findJob, type MoneyFixture, type MoneyPlayer, PAY_PASSWORD } from './money-fixture.ts'
import type { ResultCode, StepOf } from './money-model.ts'
import { currencyOf } from './withdrawal-model.ts'

/** What the outside world remembers of a crashed step, so that a retry does not repeat it there. */
export interface StepMemory {
  readonly quotes: Map<number, string>
  readonly orderNos: Map<number, string>
  readonly sentToChain: Set<number>
}

/** The player of a step and the context that it runs on: crashing or not. */
export interface StepContext {
  readonly ctx: AppContext
  readonly stage: MoneyFixture
  readonly player: MoneyPlayer
  readonly caller: Caller<Session>
  readonly remembered: StepMemory
}

const BLOCKS_MS = 120_000

/** §4: opens an order, pays it at the gateway and confirms it; an operator decides about a different amount. */
export async function depositByGateway(doer: StepContext, step: StepOf<'deposit'>): Promise<ResultCode> {
  const { ctx, stage, caller } = doer
  const opened = await callUseCase(ctx, caller, 'createDeposit', {
    channel_id: step.method,
    amount: step.dollars.toString(),
    ...(step.method === 'cvs' && { store: 'ibon' }),
  })
  if (!opened.ok) return opened.code
  const { order_no } = deposit.parse(opened.data)
  stage.gateway.pay(order_no, minor((step.dollars + step.extra) * 100n))
  await callUseCase(ctx, caller, 'confirmDeposit', { order_no })
  if (step.extra > 0n)
    await performTestAction(ctx, step.isApproved ? 'approve-deposit' : 'reject-deposit', { order_no })
  return 0
}

/** Sends USDT to the player's address, with or without an open order. */
export async function depositOnChain(doer: StepContext, step: StepOf<'deposit_usdt'>): Promise<ResultCode> {
  const { ctx, stage, caller, player, remembered } = doer
  if (step.hasOrder) {
    const opened = await callUseCase(ctx, caller, 'createDeposit', { channel_id: 'usdt', amount: '300' })
    if (!opened.ok) return opened.code
  }
  const received = await callUseCase(ctx, caller, 'getReceiveAddress', {})
  if (!received.ok) return received.code
  if (!remembered.sentToChain.has(step.id)) {
    remembered.sentToChain.add(step.id)
    const { address } = getReceiveAddress.response.parse(received.data)
    stage.chain.send(address, formatWireAmount(minor(step.amount), 'USDT'))
  }
  stage.clock.advance(BLOCKS_MS)
  const look = findJob(cashierRoom, 'look-at-address')
  await look.run(ctx, { player_id: player.playerId.toString() }, stage.clock.now())
  return 0
}

/** §5: requests a quote and creates an order with it. */
export async function withdraw(
  doer: StepContext,
  { id, way, amount }: StepOf<'withdraw'>,
): Promise<ResultCode> {
  const { ctx, caller, player, remembered } = doer
  let quote_id = remembered.quotes.get(id)
  if (quote_id === undefined) {
    const wish = { channel_id: way, amount: formatWireAmount(minor(amount), currencyOf(way)) }
    const quoted = await callUseCase(ctx, caller, 'quoteWithdrawal', wish)
    if (!quoted.ok) return quoted.code
    quote_id = withdrawalQuote.parse(quoted.data).quote_id
    remembered.quotes.set(id, quote_id)
  }
  const destination =
    way === 'bank' ? { card_id: await player.cardId() } : { address_id: await player.addressId() }
  const opened = await callUseCase(ctx, caller, 'createWithdrawal', {
    quote_id,
    ...destination,
    pay_password: PAY_PASSWORD,
  })
  if (!opened.ok) return opened.code
  remembered.orderNos.set(id, withdrawal.parse(opened.data).order_no)
  return 0
}

/** Applies an operator's or player's decision to an order, or drives its payout while the rail keeps giving the same answer. */
export async function settleWithdrawal(
  doer: StepContext,
  order_no: string,
  { fate }: StepOf<'fate'>,
): Promise<ResultCode> {
  const { ctx, stage, caller } = doer
  if (fate === 'approve' || fate === 'reject')
    await performTestAction(ctx, `${fate}-withdrawal`, { order_no })
  else if (fate === 'cancel') await callUseCase(ctx, caller, 'cancelWithdrawal', { order_no })
  else {
    stage.payouts.word = fate
    const drive = findJob(cashierRoom, 'drive-withdrawal')
    // A lost answer is resolved by inquiry; a payout that was not accepted is sent again.
    for (let round = 0; round < 3; round += 1) {
      await drive.run(ctx, { order_no }, stage.clock.now())
      stage.clock.advance(PAYOUT_GRACE_MS)
    }
  }
  return 0
}
