import type { NeonSevensMood } from './neon-sevens-music.ts'
import type { NeonSevensScene } from './neon-sevens-types.ts'

/** The mood of what the machine shows; the same for every spin, whatever those before it paid. */
export function chooseMood(
  { bigWin }: Pick<NeonSevensScene, 'bigWin'>,
  areReelsTurning: boolean,
): NeonSevensMood {
  if (bigWin !== null) return 'lights'
  return areReelsTurning ? 'drive' : 'street'
}
