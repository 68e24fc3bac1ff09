import { declareReturns } from '../../src/games/declare-returns.ts'

/** The figures declared on the info page; `return.test.ts` computes them. */
export const BLACKJACK_INFO = {
  rtp: '99.57',
  /** With more digits, in percent: the return by basic strategy, and the house edge of an insurance. */
  exactRtp: '99.5738',
  insuranceEdge: '7.692',
  insuranceRtp: '92.30',
  /** Percent of spots played by basic strategy that pay more than they cost, and that pay anything; sampled from two million. */
  hitRate: '42.3',
  payRate: '55.6',
  /** Standard deviation of such a spot, in first stakes; sampled from one and a half million. */
  deviation: 1.14,
  /** Four hands of one spot, all doubled and won. */
  biggestWinTimes: 8,
  /** One spot in so many comes to that by basic strategy; `biggest-win.test.ts` calculates it. */
  biggestWinOneIn: 1_286_000,
} as const

/** The hands by basic strategy are the main bet; an insurance is bet beside one. */
export const BLACKJACK_RETURNS = declareReturns(
  { hands: BLACKJACK_INFO.rtp },
  { insurance: BLACKJACK_INFO.insuranceRtp },
)
