/** How far the results of a game's rounds lie from its return, in a word. */
export type Volatility = 'low' | 'medium' | 'high'

/** Standard deviations of a round, in stakes, from which a game is of medium and of high volatility. */
const MEDIUM_FROM = 2
const HIGH_FROM = 5

/**
 * The word for the standard deviation of a round, in stakes. Below 2 lie bets at even money (1): money goes up and
 * down slowly. From 2 to 5, wins of ten stakes and more carry much of the return; from 5, rare ones of a hundred do.
 */
export function volatilityOf(deviation: number): Volatility {
  if (deviation < MEDIUM_FROM) return 'low'
  return deviation < HIGH_FROM ? 'medium' : 'high'
}
