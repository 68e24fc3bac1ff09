import type { PlinkoRound } from './schemas.ts'

/** The verifier's parameters of a round: stake of a ball, board, number of balls. */
export const plinkoVerifyParams = ({
  ball,
  rows,
  risk,
  paths,
}: Pick<PlinkoRound, 'ball' | 'rows' | 'risk' | 'paths'>): Record<string, string> => ({
  bet: ball,
  rows: `${rows}`,
  risk,
  balls: `${paths.length}`,
})
