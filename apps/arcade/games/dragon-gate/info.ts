import { MAX_WIN_MULTIPLE } from './paytable.ts'

/** The figures declared on the info page; `rtp.test.ts`, `statistics.test.ts` and `win-odds.test.ts` check them against the exact calculation. */
export const DRAGON_GATE_INFO = {
  rtp: '96.50',
  /** Percent of paid spins that pay anything, also where it is less than the stake. */
  hitRate: '36.64',
  /** Percent of rounds that pay more than the stake. */
  winRate: '15.15',
  /** Standard deviation of a round, in stakes. */
  deviation: 6.17,
  maxWinMultiple: Number(MAX_WIN_MULTIPLE),
  /** One round in so many reaches the maximum win. */
  maxWinOneIn: 2.67e16,
  /** One round in so many wins at least each of these multiples of the stake. */
  oneIn: { 10: 71, 25: 181, 50: 366, 100: 1_205, 500: 607_455, 1000: 2_483_000_000 },
  /** Average number of paid spins per free-spins trigger. */
  spinsPerFeature: 167,
} as const
