import type { SCREEN_COLOR_MS } from '@gamehall/contract/identity'

/** The contract’s value without importing zod; the compiler checks that they agree. */
export const screenColorMs: typeof SCREEN_COLOR_MS = 700
/** The contract’s least number of frames and least duration of an action, with a margin for the frames’ moments. */
export const FILM = { leastFrames: 8, leastMs: 1_100 } as const
