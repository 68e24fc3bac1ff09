/** The figures declared on the info page; `return.test.ts` computes them. */
export const BLACKJACK_INFO = {
  rtp: '99.57',
  /** With more digits, in percent: the return by basic strategy, and the house edge of an insurance. */
  exactRtp: '99.5738',
  insuranceEdge: '7.692',
  volatility: 'low',
} as const
