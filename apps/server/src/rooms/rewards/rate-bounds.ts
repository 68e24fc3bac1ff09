/** Upper bound of every rebate and invite rate, in percent. */
export const MAX_RATE_PERCENT = 10
/** In basis points: one change may raise a rate by this much, or to its double if that is more. */
export const MIN_RATE_STEP = 50n
