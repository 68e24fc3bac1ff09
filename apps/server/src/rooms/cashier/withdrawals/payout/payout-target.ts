import { type PayoutDestination, parseDestination } from '../../../../providers/payouts/index.ts'
import type { CashierContext } from '../../tables.ts'

const contextOf = (orderNo: string) => `withdrawal/${orderNo}`

/** Encrypts a payout destination (personal data), bound to its order. */
export const encryptPayoutTarget = (
  ctx: CashierContext,
  orderNo: string,
  target: PayoutDestination,
): Buffer => ctx.encryptor.encryptText(JSON.stringify(target), contextOf(orderNo))

export const decryptPayoutTarget = (
  ctx: CashierContext,
  orderNo: string,
  sealed: Uint8Array,
): PayoutDestination => parseDestination(ctx.encryptor.decryptText(sealed, contextOf(orderNo)))
