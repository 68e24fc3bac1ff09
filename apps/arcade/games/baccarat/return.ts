import { declareReturns, lowestReturn } from '../../src/games/declare-returns.ts'
import type { BaccaratSpot, BaccaratTable } from './rules.ts'

/** The return of every spot in percent, rounded down; `rules.test.ts` proves each over all orders of the cards. */
const SPOT_RTP: Readonly<Record<BaccaratSpot, string>> = {
  player: '98.76',
  banker: '98.94',
  tie: '85.64',
  player_pair: '89.63',
  banker_pair: '89.63',
  big: '95.65',
  small: '94.71',
  super_six: '86.18',
  lucky_six: '83.31',
  player_dragon: '97.34',
  banker_dragon: '90.62',
}
/** The banker where a win with six pays half instead of a commission on every win. */
const BANKER_WITHOUT_COMMISSION = '98.54'

/** The return of a spot at a table, in percent. */
export const spotRtp = (table: BaccaratTable, spot: BaccaratSpot): string =>
  table === 'super_six' && spot === 'banker' ? BANKER_WITHOUT_COMMISSION : SPOT_RTP[spot]

const { player, banker, ...sideBets } = SPOT_RTP
/** A mode is a spot, or `super_six-banker`. Player and banker are the main bets; the tie and all others are side bets. */
export const BACCARAT_RETURNS = declareReturns(
  { player, banker, 'super_six-banker': BANKER_WITHOUT_COMMISSION },
  sideBets,
)
/** The lowest return of a side bet, at either table. */
export const LOWEST_SIDE_RTP = lowestReturn(Object.values(sideBets))

/** How often a spot pays more than its stake, in percent with two decimals, rounded down. */
export const SPOT_CHANCE: Readonly<Record<BaccaratSpot, string>> = {
  player: '44.62',
  banker: '45.85',
  tie: '9.51',
  player_pair: '7.46',
  banker_pair: '7.46',
  big: '62.11',
  small: '37.88',
  super_six: '5.38',
  lucky_six: '5.38',
  player_dragon: '28.98',
  banker_dragon: '28.27',
}

/** How rarely 閒龍寶 wins by 9 points and pays 30 to 1: once in so many hands, rounded. */
export const DRAGON_ONE_IN = 272

/** Standard deviation of a chip on the player, in stakes; that of the banker is smaller at both tables. */
export const PLAYER_DEVIATION = 0.95
