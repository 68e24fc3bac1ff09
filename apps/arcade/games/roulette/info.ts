import { declareReturns } from '../../src/games/declare-returns.ts'

/** The declared return of every chip in percent, rounded down: 36/37. `rules.test.ts` proves it for every spot. */
const RTP = '97.29'
/** The return of an even-money chip where half of it comes back on zero: 73/74. */
const RTP_WITH_LA_PARTAGE = '98.64'

/** A mode is a table, with `-even` for an even-money chip at it. */
export const ROULETTE_RETURNS = declareReturns({
  european: RTP,
  'european-even': RTP,
  french: RTP,
  'french-even': RTP_WITH_LA_PARTAGE,
})
