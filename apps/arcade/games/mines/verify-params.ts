import type { MinesRound } from './schemas.ts'

/** The verifier's parameters of a round: stake, number of mines, and the tiles opened. */
export const minesVerifyParams = ({
  bet,
  mines,
  picks,
}: Pick<MinesRound, 'bet' | 'mines' | 'picks'>): Record<string, string> => ({
  bet,
  mines: `${mines}`,
  ...(picks.length > 0 && { picks: picks.join('.') }),
})
