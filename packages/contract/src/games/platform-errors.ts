import { z } from 'zod'

/** The codes that any call to a platform can answer with (§8). */
export const platformErrors = [30000, 30001, 30002, 30003, 30004, 30005, 30007, 30008] as const

/** The codes of a break or a limit that the player has set (play-limits.ts). */
export const ownLimitErrors = [10300, 10302, 10303, 10304] as const

export const platformKey = z.string('required').min(1, 'required').max(40, 'too_long')
