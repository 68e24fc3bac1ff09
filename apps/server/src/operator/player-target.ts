import { z } from 'zod'

/** The player an operator's action concerns. */
export const playerTarget = z.object({
  player_id: z.coerce
    .string()
    .regex(/^\d{1,18}$/)
    .transform(BigInt),
})

export const playerSubject = (input: z.output<typeof playerTarget>): string => `player ${input.player_id}`
