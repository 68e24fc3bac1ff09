import { MAX_WIN_MULTIPLE } from './paytable.ts'

/** What the info page declares; the test of `rtp.ts` holds it to the count. */
export const DRAGON_GATE_INFO = {
  rtp: '96.50',
  volatility: 'medium',
  maxWinMultiple: Number(MAX_WIN_MULTIPLE),
  /** Average paid spins per entry into the free spins. */
  spinsPerFeature: 167,
} as const
