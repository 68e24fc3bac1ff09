import { z } from 'zod'

/** Input of operator actions on one attempt. */
export const attemptTarget = z.object({
  attempt_id: z.coerce
    .string()
    .regex(/^\d{1,18}$/)
    .transform(BigInt),
})

export const attemptSubject = (input: z.output<typeof attemptTarget>): string =>
  `identity attempt ${input.attempt_id}`
