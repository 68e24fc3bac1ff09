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

/** What the outside world knows of a step whose first try died: the same is not done there twice. */
export interface Remembered {
  readonly quotes: Map<number, string>
  readonly orderNos: Map<number, string>
  readonly sentToChain: Set<number>
}

/** Who does a step, on which of the halls: the one that dies, or the one that lives. */
export interface Doer {
  readonly hall: Hall
  readonly stage: MoneyStage
  readonly player: MoneyPlayer
  readonly caller: Caller<Session>
  readonly remembered: Remembered
}

const BLOCKS_MS = 120_000

/** §4: an order is opened, paid at the gateway, and the player says so; another amount is judged by a person. */
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

/** USDT comes to the player's own address, with an order open for it or without. */
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

/** §5: a quote, and an order on its terms. */
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

/** A person decides about an order, or its payout is taken as far as it goes while the rail says the same. */
export async function meetFate(doer: Doer, order_no: string, { fate }: Doing<'fate'>): Promise<Answer> {
  const { hall, stage, caller } = doer
  if (fate === 'approve' || fate === 'reject') await act(hall, `${fate}-withdrawal`, { order_no })
  else if (fate === 'cancel') await ask(hall, caller, 'cancelWithdrawal', { order_no })
  else {
    stage.payouts.word = fate
    const drive = jobOf(cashierRoom, 'drive-withdrawal')
    // Whatever was not heard of the first time is found out by asking, and what was not taken is sent again.
    for (let round = 0; round < 3; round += 1) {
      await drive.run(hall, { order_no }, stage.clock.now())
      stage.clock.advance(RAIL_GRACE_MS)
    }
  }
  return 0
}
