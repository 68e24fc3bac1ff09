import { z } from 'zod'

/** Input that identifies the invite reward of an operator action. */
export const inviteRewardTarget = z.object({
  reward_id: z.coerce
    .string()
    .regex(/^\d{1,18}$/)
    .transform(BigInt),
})

export const inviteRewardSubject = (input: z.output<typeof inviteRewardTarget>): string =>
  `invite reward ${input.reward_id}`
