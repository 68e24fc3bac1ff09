import type { GameCategory } from '@gamehall/contract/games'

/**
 * The default turnover weight of a game by category, in percent. Table games weigh less: their return is close to 100 %,
 * and bets on opposite sides cancel each other.
 */
export const CATEGORY_WEIGHTS: Readonly<Record<GameCategory, number>> = {
  slots: 100,
  instant: 100,
  tables: 20,
}
