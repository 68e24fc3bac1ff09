import { MAX_WIN_MULTIPLE } from './paytable.ts'

/** The figures declared on the info page; `rtp.test.ts` and `statistics.test.ts` check them against the exact calculation. */
export const DRAGON_GATE_INFO = {
  rtp: '96.50',
  /** Percent of paid spins that pay anything, also where it is less than the stake. */
  hitRate: '36.64',
  /** Percent of rounds that pay more than the stake. */
  winRate: '15.15',
  /** Standard deviation of a round, in stakes. */
  deviation: 6.17,
  maxWinMultiple: Number(MAX_WIN_MULTIPLE),
  /** Average number of paid spins per free-spins trigger. */
  spinsPerFeature: 167,
} as const
