import { z } from 'zod'

/** The attempt an operator's action concerns. */
export const attemptTarget = z.object({
  attempt_id: z.coerce
    .string()
    .regex(/^\d{1,18}$/)
    .transform(BigInt),
})

export const attemptSubject = (input: z.output<typeof attemptTarget>): string =>
  `identity attempt ${input.attempt_id}`
