import type { BlackjackRound } from '../schemas.ts'
import { script } from './script.ts'
import { applyEvent, emptyScene, type TableScene } from './table/table-scene.ts'

/** The table as a round has left it, without anything in motion. */
export const sceneOf = (round: BlackjackRound): TableScene => ({
  ...script(round).reduce(applyEvent, emptyScene),
  dealt: [],
})
