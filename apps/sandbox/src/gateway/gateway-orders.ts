import { randomInt } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { SandboxTables } from '../db/schema.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { formatTaipeiDay, formatTaipeiTime } from './taipei-time.ts'

export type GatewayOrder = Selectable<SandboxTables['sandbox.gateway_orders']>

/** 玉山銀行, where the simulated virtual accounts are. */
export const BANK_CODE = '808'

export interface OrderDraft {
  readonly orderNo: string
  readonly amount: number
  readonly tradeDate: string
  readonly payable: { readonly days: number } | { readonly minutes: number; readonly store: string }
  readonly returnUrl: string
}

/** Issues a virtual account or a store code for an order; null when the number exists. */
export async function issuePaymentCode(
  { db, clock }: SandboxContext,
  draft: OrderDraft,
): Promise<GatewayOrder | null> {
  const now = clock.now()
  const order = await db
    .insertInto('sandbox.gateway_orders')
    .values({
      order_no: draft.orderNo,
      trade_no: `${now.toISOString().replace(/\D/g, '').slice(2, 14)}${digits(6)}`,
      amount: draft.amount,
      ...codeOf(draft.payable, now),
      trade_date: draft.tradeDate,
      return_url: draft.returnUrl,
      created_at: now,
      paid_at: null,
      paid_amount: null,
      next_notice_at: null,
    })
    .onConflict((conflict) => conflict.column('order_no').doNothing())
    .returningAll()
    .executeTakeFirst()
  return order ?? null
}

function codeOf(payable: OrderDraft['payable'], now: Date) {
  if ('days' in payable) {
    return { account: `9871${digits(12)}`, store: null, last_day: formatTaipeiDay(now, payable.days) }
  }
  const until = new Date(now.getTime() + payable.minutes * 60_000)
  return { account: `GH${digits(12)}`, store: payable.store, last_day: formatTaipeiTime(until) }
}

const digits = (length: number) => Array.from({ length }, () => randomInt(10)).join('')

export const findOrder = ({ db }: SandboxContext, orderNo: string): Promise<GatewayOrder | undefined> =>
  db.selectFrom('sandbox.gateway_orders').selectAll().where('order_no', '=', orderNo).executeTakeFirst()

/** Lists the newest unpaid orders. */
export const listUnpaid = ({ db }: SandboxContext): Promise<GatewayOrder[]> =>
  db
    .selectFrom('sandbox.gateway_orders')
    .selectAll()
    .where('paid_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute()

/** Marks an order as paid. Null when it is unknown or already paid. */
export async function markPaid(
  { db, clock }: SandboxContext,
  orderNo: string,
  amount: number | null,
): Promise<GatewayOrder | null> {
  const now = clock.now()
  const paid = await db
    .updateTable('sandbox.gateway_orders')
    .set((eb) => ({ paid_at: now, paid_amount: amount ?? eb.ref('amount'), next_notice_at: now }))
    .where('order_no', '=', orderNo)
    .where('paid_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return paid ?? null
}
