import { z } from 'zod'

/** Input that names the player of an operator's action. */
export const playerTarget = z.object({
  player_id: z.coerce
    .string()
    .regex(/^\d{1,18}$/)
    .transform(BigInt),
})

export const formatPlayerSubject = (input: z.output<typeof playerTarget>): string =>
  `player ${input.player_id}`
