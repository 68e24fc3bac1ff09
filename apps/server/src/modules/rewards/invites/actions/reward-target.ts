import { z } from 'zod'

/** Input that identifies the invite reward of an operator action. */
export const rewardTarget = z.object({
  reward_id: z.coerce
    .string()
    .regex(/^\d{1,18}$/)
    .transform(BigInt),
})

export const rewardSubject = (input: z.output<typeof rewardTarget>): string =>
  `invite reward ${input.reward_id}`
