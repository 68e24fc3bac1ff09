import { MAX_WIN_MULTIPLE } from './paytable.ts'

/** The figures declared on the info page; `rtp.test.ts` checks them against the exact calculation. */
export const DRAGON_GATE_INFO = {
  rtp: '96.50',
  volatility: 'medium',
  /** Percent of paid spins that pay anything, also where it is less than the stake. */
  hitRate: '36.64',
  maxWinMultiple: Number(MAX_WIN_MULTIPLE),
  /** Average number of paid spins per free-spins trigger. */
  spinsPerFeature: 167,
} as const
