import { z } from 'zod'
import type { PayoutDestination } from './payout-rail.ts'

const payoutDestination: z.ZodType<PayoutDestination> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('card'),
    bankCode: z.string(),
    branchCode: z.string().nullable(),
    account: z.string(),
    holder: z.string(),
  }),
  z.object({ kind: z.literal('address'), address: z.string() }),
])

/** Reads back what was kept as JSON. Throws on anything else. */
export const parseDestination = (text: string): PayoutDestination => payoutDestination.parse(JSON.parse(text))
