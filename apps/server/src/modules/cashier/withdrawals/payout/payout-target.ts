import type { Hall } from '../../../../core/hall.ts'
import { type PayoutDestination, parseDestination } from '../../../../providers/payouts/index.ts'

const contextOf = (orderNo: string) => `withdrawal/${orderNo}`

/** Encrypts a payout destination (personal data), bound to its order. */
export const sealTarget = (hall: Hall, orderNo: string, target: PayoutDestination): Buffer =>
  hall.sealer.sealText(JSON.stringify(target), contextOf(orderNo))

export const openTarget = (hall: Hall, orderNo: string, sealed: Uint8Array): PayoutDestination =>
  parseDestination(hall.sealer.openText(sealed, contextOf(orderNo)))
