import { z } from 'zod'

/** The offer an operator's action concerns. */
export const activityTarget = z.object({
  activity_id: z.coerce
    .string()
    .regex(/^\d{1,18}$/)
    .transform(BigInt),
})

export const activitySubject = (input: z.output<typeof activityTarget>): string =>
  `activity ${input.activity_id}`
