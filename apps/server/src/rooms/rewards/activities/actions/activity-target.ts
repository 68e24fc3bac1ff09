import { z } from 'zod'

/** Input that identifies the offer of an operator action. */
export const activityTarget = z.object({
  activity_id: z.coerce
    .string()
    .regex(/^\d{1,18}$/)
    .transform(BigInt),
})

export const activitySubject = (input: z.output<typeof activityTarget>): string =>
  `activity ${input.activity_id}`
