/** The figures declared on the info page, over all 27,000 stops; `statistics.test.ts` counts every one of them. */
export const NEON_SEVENS_INFO = {
  rtp: '96.00',
  stops: 27_000,
  /** Stops that pay anything, and stops that pay more than the stake. */
  payingStops: 7_916,
  winningStops: 6_752,
  /** Stops that pay at least 10, 25 and 50 times the stake. */
  bigWinStops: [269, 81, 20],
  /** The highest payout as a multiple of the total stake, and the stops that reach it. */
  maxWinMultiple: 104,
  maxWinStops: 6,
  /** Standard deviation of a spin, in stakes. */
  deviation: 3.21,
} as const
