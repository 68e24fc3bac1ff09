import type { Chip } from '../../rules.ts'
import type { RouletteController } from '../roulette-types.ts'

/** The chips on the table: those of the round that is shown, else those placed for the next. */
export const shownChips = ({ scene, draft }: RouletteController): readonly Chip[] =>
  scene.phase === 'betting' ? draft.chips : scene.chips
