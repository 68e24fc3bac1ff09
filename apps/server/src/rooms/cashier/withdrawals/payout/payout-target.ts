import type { AppContext } from '../../../../platform/context/app-context.ts'
import { type PayoutDestination, parseDestination } from '../../../../providers/payouts/index.ts'

const contextOf = (orderNo: string) => `withdrawal/${orderNo}`

/** Encrypts a payout destination (personal data), bound to its order. */
export const encryptPayoutTarget = (ctx: AppContext, orderNo: string, target: PayoutDestination): Buffer =>
  ctx.encryptor.encryptText(JSON.stringify(target), contextOf(orderNo))

export const decryptPayoutTarget = (
  ctx: AppContext,
  orderNo: string,
  sealed: Uint8Array,
): PayoutDestination => parseDestination(ctx.encryptor.decryptText(sealed, contextOf(orderNo)))
