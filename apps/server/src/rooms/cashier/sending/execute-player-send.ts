import type { Locale } from '@gamehall/contract/constants'
import { type Currency, formatDisplayAmount, type Minor, negate } from '@gamehall/money'
import { type Selectable, sql } from 'kysely'
import { type Outcome, refuse, succeed } from '../../../platform/context/outcome.ts'
import { taiwanDay, taiwanDayStart } from '../../../platform/time/taiwan-time.ts'
import { readNickname } from '../../account/index.ts'
import { maskName } from '../../identity/index.ts'
import { sendMessage } from '../../inbox/index.ts'
import {
  formatWalletOrderNo,
  moveMoneyAtomically,
  playerTransfersAccount,
  refuseWithheld,
} from '../../wallet/index.ts'
import type { CashierContext, CashierTables, CashierTrx } from '../tables.ts'

export interface PlayerSend {
  readonly playerId: bigint
  readonly recipientId: bigint
  /** The recipient's nickname as the sender may see it. */
  readonly recipientShown: string
  readonly currency: Currency
  readonly amountMinor: Minor
  /** The daily limit (Taiwan day) of the sender in this currency. */
  readonly dailyMinor: bigint
  readonly idempotencyKey: string
}

/**
 * Moves the money between the two wallets and records it, in the caller's transaction. The wallet locks serialize the
 * check of the daily limit. 409 the Idempotency-Key is already used, 10031 insufficient balance, 10143 daily limit,
 * 10167 withheld TWD.
 */
export async function executePlayerSend(
  ctx: CashierContext,
  trx: CashierTrx,
  send: PlayerSend,
): Promise<Outcome<Selectable<CashierTables['player_sends']>, 409 | 10031 | 10143 | 10167>> {
  const now = ctx.clock.now()
  const orderNo = formatWalletOrderNo('P', now, ctx.ids)
  const sender = maskName(await readNickname(trx, send.playerId))
  const common = { currency: send.currency, counterAccount: playerTransfersAccount(send.currency), orderNo }
  const moved = await moveMoneyAtomically(ctx, trx, [
    {
      ...common,
      key: `send/${orderNo}/out`,
      playerId: send.playerId,
      subType: 'player_send',
      amountMinor: negate(send.amountMinor),
      details: { counterpart: send.recipientShown },
    },
    {
      ...common,
      key: `send/${orderNo}/in`,
      playerId: send.recipientId,
      subType: 'player_receive',
      amountMinor: send.amountMinor,
      details: { counterpart: sender },
    },
  ])
  if (!moved.ok) return moved
  const inserted = await insertSend(trx, send, orderNo, now)
  if (inserted === undefined) return refuse(409)
  if ((await sumSentToday(trx, send, now)) > send.dailyMinor) return refuse(10143)
  await notifyRecipient(ctx, trx, send, sender, orderNo)
  const unwithheld = send.currency === 'TWD' ? await refuseWithheld(trx, send.playerId) : succeed({})
  return unwithheld.ok ? succeed(inserted) : unwithheld
}

const insertSend = (trx: CashierTrx, send: PlayerSend, orderNo: string, now: Date) =>
  trx
    .insertInto('player_sends')
    .values({
      order_no: orderNo,
      player_id: send.playerId,
      recipient_id: send.recipientId,
      recipient_shown: send.recipientShown,
      currency: send.currency,
      amount_minor: send.amountMinor,
      idempotency_key: send.idempotencyKey,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['player_id', 'idempotency_key']).doNothing())
    .returningAll()
    .executeTakeFirst()

async function sumSentToday(trx: CashierTrx, send: PlayerSend, now: Date): Promise<bigint> {
  const { total } = await trx
    .selectFrom('player_sends')
    .select(sql<bigint>`coalesce(sum(amount_minor), 0)::bigint`.as('total'))
    .where('player_id', '=', send.playerId)
    .where('currency', '=', send.currency)
    .where('created_at', '>=', taiwanDayStart(taiwanDay(now)))
    .executeTakeFirstOrThrow()
  return total
}

async function notifyRecipient(
  ctx: CashierContext,
  trx: CashierTrx,
  send: PlayerSend,
  sender: string,
  orderNo: string,
): Promise<void> {
  const amount = `${formatDisplayAmount(send.amountMinor, send.currency)} ${send.currency}`
  const texts: Readonly<Record<Locale, string>> = {
    'zh-TW': `${sender} 轉了 ${amount} 給您`,
    en: `${sender} sent you ${amount}`,
  }
  await sendMessage(ctx, trx, send.recipientId, {
    type: 'transfer',
    title: { 'zh-TW': `收到 ${amount}`, en: `${amount} received` },
    texts,
    reqId: orderNo,
    target: `/wallet/outcome?order_no=${orderNo}`,
  })
}
