import { z } from 'zod'
import type { Hall } from '../../../core/hall.ts'

/** Where a payout goes, with everything that its rail needs; personal, so it rests sealed and is never logged. */
const payoutTarget = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('card'),
    bankCode: z.string(),
    branchCode: z.string().nullable(),
    account: z.string(),
    holder: z.string(),
  }),
  z.object({ kind: z.literal('address'), address: z.string() }),
])
export type PayoutTarget = z.infer<typeof payoutTarget>

const contextOf = (orderNo: string) => `withdrawal/${orderNo}`

export const sealTarget = (hall: Hall, orderNo: string, target: PayoutTarget): Buffer =>
  hall.sealer.sealText(JSON.stringify(target), contextOf(orderNo))

export const openTarget = (hall: Hall, orderNo: string, sealed: Uint8Array): PayoutTarget =>
  payoutTarget.parse(JSON.parse(hall.sealer.openText(sealed, contextOf(orderNo))))
