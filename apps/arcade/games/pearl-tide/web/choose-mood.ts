import type { CelebrationKind } from '../../../web/shared/celebration/celebration.ts'
import type { PearlTideMood } from './pearl-tide-music.ts'
import type { PearlTideScene } from './pearl-tide-types.ts'

const SWELL_CASCADES = 2
const SURGE_CASCADES = 4

/** The mood of what the stage shows. A chain grows by its cascades, whatever they pay: it is tense, never a celebration. */
export function chooseMood({
  place,
  cascades,
  moment,
}: Pick<PearlTideScene, 'place' | 'cascades' | 'moment'>): PearlTideMood {
  if (moment?.kind === 'enter') return 'deep'
  if (moment?.kind === 'exit') return 'reef'
  if (cascades >= SURGE_CASCADES) return 'surge'
  if (place === 'deep') return 'deep'
  return cascades >= SWELL_CASCADES ? 'swell' : 'reef'
}

/** The mood after a round. */
export const moodAfter = ({ kind }: CelebrationKind): PearlTideMood => (kind === 'big' ? 'treasure' : 'reef')
