import { z } from 'zod'

/** Input that identifies the application of an operator action. */
export const applicationTarget = z.object({
  application_id: z.coerce
    .string()
    .regex(/^\d{1,18}$/)
    .transform(BigInt),
})

export const applicationSubject = (input: z.output<typeof applicationTarget>): string =>
  `application ${input.application_id}`
