/** In basis points: one change may raise a rate by this much, or to its double if that is more. */
export const MIN_RATE_STEP = 50n
