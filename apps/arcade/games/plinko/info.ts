import { declareReturns } from '../../src/games/declare-returns.ts'
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
/** A mode is a board. */
export const PLINKO_RETURNS = declareReturns(RTP_BY_MODE)
