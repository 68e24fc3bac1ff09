/** Upper bound of every rebate and invite rate, in percent. */
export const RATE_MOST_PERCENT = 10
/** In basis points: one change may raise a rate by this much, or to its double if that is more. */
export const RATE_LEAST_STEP = 50n
