import { deposit, withdrawal, withdrawalQuote } from '@gamehall/contract/cashier'
import { getReceiveAddress } from '@gamehall/contract/wallet'
import { formatWire, minor } from '@gamehall/money'
import type { Hall } from '../../core/hall.ts'
import type { Caller, Session } from '../../http/route.ts'
import { cashierRoom } from '../../modules/cashier/index.ts'
import { RAIL_GRACE_MS } from '../../testing/fake-payouts.ts'
import { act, ask } from './ask-hall.ts'
import type { Answer, Doing } from './money-model.ts'
import { jobOf, type MoneyPlayer, type MoneyStage, PAY_PASSWORD } from './money-stage.ts'
import { currencyOf } from './withdrawal-model.ts'

/** What the outside world remembers of a crashed step, so that a retry does not repeat it there. */
export interface Remembered {
  readonly quotes: Map<number, string>
  readonly orderNos: Map<number, string>
  readonly sentToChain: Set<number>
}

/** The player of a step and the context that it runs on: crashing or not. */
export interface Doer {
  readonly hall: Hall
  readonly stage: MoneyStage
  readonly player: MoneyPlayer
  readonly caller: Caller<Session>
  readonly remembered: Remembered
}

const BLOCKS_MS = 120_000

/** §4: opens an order, pays it at the gateway and confirms it; an operator decides about a different amount. */
export async function depositByGateway(doer: Doer, step: Doing<'deposit'>): Promise<Answer> {
  const { hall, stage, caller } = doer
  const opened = await ask(hall, caller, 'createDeposit', {
    channel_id: step.method,
    amount: step.dollars.toString(),
    ...(step.method === 'cvs' && { store: 'ibon' }),
  })
  if (!opened.ok) return opened.code
  const { order_no } = deposit.parse(opened.data)
  stage.gateway.pay(order_no, minor((step.dollars + step.extra) * 100n))
  await ask(hall, caller, 'confirmDeposit', { order_no })
  if (step.extra > 0n) await act(hall, step.isApproved ? 'approve-deposit' : 'reject-deposit', { order_no })
  return 0
}

/** Sends USDT to the player's address, with or without an open order. */
export async function depositOnChain(doer: Doer, step: Doing<'deposit_usdt'>): Promise<Answer> {
  const { hall, stage, caller, player, remembered } = doer
  if (step.hasOrder) {
    const opened = await ask(hall, caller, 'createDeposit', { channel_id: 'usdt', amount: '300' })
    if (!opened.ok) return opened.code
  }
  const received = await ask(hall, caller, 'getReceiveAddress', {})
  if (!received.ok) return received.code
  if (!remembered.sentToChain.has(step.id)) {
    remembered.sentToChain.add(step.id)
    const { address } = getReceiveAddress.response.parse(received.data)
    stage.chain.send(address, formatWire(minor(step.amount), 'USDT'))
  }
  stage.clock.advance(BLOCKS_MS)
  const look = jobOf(cashierRoom, 'look-at-address')
  await look.run(hall, { player_id: player.playerId.toString() }, stage.clock.now())
  return 0
}

/** §5: requests a quote and creates an order with it. */
export async function withdraw(doer: Doer, { id, way, amount }: Doing<'withdraw'>): Promise<Answer> {
  const { hall, caller, player, remembered } = doer
  let quote_id = remembered.quotes.get(id)
  if (quote_id === undefined) {
    const wish = { channel_id: way, amount: formatWire(minor(amount), currencyOf(way)) }
    const quoted = await ask(hall, caller, 'quoteWithdrawal', wish)
    if (!quoted.ok) return quoted.code
    quote_id = withdrawalQuote.parse(quoted.data).quote_id
    remembered.quotes.set(id, quote_id)
  }
  const destination =
    way === 'bank' ? { card_id: await player.cardId() } : { address_id: await player.addressId() }
  const opened = await ask(hall, caller, 'createWithdrawal', {
    quote_id,
    ...destination,
    pay_password: PAY_PASSWORD,
  })
  if (!opened.ok) return opened.code
  remembered.orderNos.set(id, withdrawal.parse(opened.data).order_no)
  return 0
}

/** Applies an operator's or player's decision to an order, or drives its payout while the rail keeps giving the same answer. */
export async function meetFate(doer: Doer, order_no: string, { fate }: Doing<'fate'>): Promise<Answer> {
  const { hall, stage, caller } = doer
  if (fate === 'approve' || fate === 'reject') await act(hall, `${fate}-withdrawal`, { order_no })
  else if (fate === 'cancel') await ask(hall, caller, 'cancelWithdrawal', { order_no })
  else {
    stage.payouts.word = fate
    const drive = jobOf(cashierRoom, 'drive-withdrawal')
    // A lost answer is resolved by inquiry; a payout that was not accepted is sent again.
    for (let round = 0; round < 3; round += 1) {
      await drive.run(hall, { order_no }, stage.clock.now())
      stage.clock.advance(RAIL_GRACE_MS)
    }
  }
  return 0
}
