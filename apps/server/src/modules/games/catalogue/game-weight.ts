import type { GameCategory } from '@gamehall/contract/games'

/**
 * How much of a valid bet counts as wash volume in a game nobody has given a weight yet, in percent: table games return
 * nearly all that is bet, and bets on both sides cancel each other.
 */
export const CATEGORY_WEIGHTS: Readonly<Record<GameCategory, number>> = {
  slots: 100,
  instant: 100,
  tables: 20,
}
