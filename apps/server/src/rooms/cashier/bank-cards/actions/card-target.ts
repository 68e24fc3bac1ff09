import { z } from 'zod'

/** Input of the operator actions on one card. */
export const cardTarget = z.object({
  card_id: z.coerce
    .string()
    .regex(/^\d{1,18}$/)
    .transform(BigInt),
})

export const cardSubject = (input: z.output<typeof cardTarget>): string => `bank card ${input.card_id}`
