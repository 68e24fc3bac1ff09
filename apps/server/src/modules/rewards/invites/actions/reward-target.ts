import { z } from 'zod'

/** The invite reward an operator's action concerns. */
export const rewardTarget = z.object({
  reward_id: z.coerce
    .string()
    .regex(/^\d{1,18}$/)
    .transform(BigInt),
})

export const rewardSubject = (input: z.output<typeof rewardTarget>): string =>
  `invite reward ${input.reward_id}`
