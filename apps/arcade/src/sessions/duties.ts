import { z } from 'zod'

/**
 * The requirements of a hall's jurisdiction, given at launch. That a return at or below the stake is never celebrated is not among
 * them, as it holds everywhere.
 */
export const dutiesSchema = z.object({
  /** Whether rounds may be played automatically. */
  autoplay: z.boolean().default(true),
  /** Whether a round may be sped up: turbo, and stopping reels by hand. */
  turbo: z.boolean().default(true),
  /** The least time between the openings of two rounds, in milliseconds. */
  min_cycle_ms: z.int().min(0).max(60_000).default(0),
  /** Whether the header shows the elapsed time and the net position. */
  clock: z.boolean().default(true),
  net_position: z.boolean().default(true),
  /** Whether a bonus feature may be bought. */
  feature_buy: z.boolean().default(true),
})
export type Duties = z.infer<typeof dutiesSchema>

export const NO_DUTIES: Duties = dutiesSchema.parse({})
