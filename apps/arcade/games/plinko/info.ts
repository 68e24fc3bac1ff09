import { PLINKO_RISKS, PLINKO_ROWS, type PlinkoRisk, type PlinkoRows } from './payouts.ts'
import { plinkoOdds } from './rules.ts'

/** A board, as the proof of the return names it: `12-medium`. */
export const plinkoMode = (rows: PlinkoRows, risk: PlinkoRisk): string => `${rows}-${risk}`

/** Formats a percentage with two decimals, rounded down, so that no board promises more than it returns. */
const declare = (percent: number): string => (Math.floor(percent * 100 + 1e-9) / 100).toFixed(2)

/** The declared return of each board in percent. */
const RTP_BY_MODE: Readonly<Record<string, string>> = Object.fromEntries(
  PLINKO_ROWS.flatMap((rows) =>
    PLINKO_RISKS.map((risk) => [plinkoMode(rows, risk), declare(plinkoOdds(rows, risk).rtp)]),
  ),
)
const LOWEST_RTP = Object.values(RTP_BY_MODE).reduce((low, rtp) => (Number(rtp) < Number(low) ? rtp : low))

/** Returns the declared return of a board, or the lowest of all boards for the game as a whole. */
export const plinkoRtp = (mode?: string): string =>
  (mode === undefined ? undefined : RTP_BY_MODE[mode]) ?? LOWEST_RTP
