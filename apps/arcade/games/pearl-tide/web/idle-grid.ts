import type { PearlTideRound } from '../schemas.ts'

/** A reef with three clams around a pearl. */
const FIRST_GRID: readonly string[] = [
  'KLSFKLS',
  'SFKLSNK',
  'LNMSHFL',
  'KSTPTSK',
  'FLHMNLF',
  'SKLFKMS',
  'LSKNSLK',
]

/** The grid shown when the page opens or a round is refused: the last one of the last round, or the game's own. */
export const idleGrid = (last: PearlTideRound | null): readonly string[] =>
  last?.spins.at(-1)?.steps.at(-1)?.grid ?? FIRST_GRID
