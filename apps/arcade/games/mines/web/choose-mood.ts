import { MINES_TILES } from '../rules.ts'
import type { MinesRound } from '../schemas.ts'
import type { MinesMood } from './mines-music.ts'

/** The share of the gems, in fifths, from which a round is deep in the mine. */
const DEEPER_FIFTHS = 1
const DEPTHS_FIFTHS = 2

/** The mood of a round by the gems that are found. Its end sounds the same whatever it paid. */
export function chooseMood({
  status,
  picks,
  mines,
}: Pick<MinesRound, 'status' | 'picks' | 'mines'>): MinesMood {
  if (status !== 'open') return 'daylight'
  const foundFifths = (picks.length * 5) / (MINES_TILES - mines)
  if (foundFifths >= DEPTHS_FIFTHS) return 'depths'
  return foundFifths >= DEEPER_FIFTHS ? 'deeper' : 'mouth'
}
