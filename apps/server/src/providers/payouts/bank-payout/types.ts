import { z } from 'zod'

/** The answer to handing a payout over. */
export const sendAnswer = z.object({
  code: z.enum(['ACCEPTED', 'DUPLICATE', 'REFUSED']),
  message: z.string().max(200).default(''),
})

const status = z.enum(['PENDING', 'SENT', 'SUCCESS', 'FAILED', 'RETURNED'])
/** Whole TWD. */
const amount = z.int().positive()

/** The answer to asking about one. */
export const queryAnswer = z.union([
  z.object({ code: z.literal('NOT_FOUND') }),
  z.object({
    code: z.literal('OK'),
    reference: z.string(),
    amount,
    status,
    reason: z.string().max(200).default(''),
  }),
])
export type QueryAnswer = z.infer<typeof queryAnswer>

/** What it reports by itself. */
export const payoutReport = z.object({
  reference: z.string().min(1).max(40),
  amount,
  status,
  reason: z.string().max(200).default(''),
})
export type PayoutReport = z.infer<typeof payoutReport>
