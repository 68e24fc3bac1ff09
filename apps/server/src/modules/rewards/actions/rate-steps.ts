/** No rate that gives back of bets goes above so many percent. */
export const RATE_MOST_PERCENT = 10
/** A rate may always rise by so many hundredths of a percent in one step, else at most to its double. */
export const RATE_LEAST_STEP = 50n
