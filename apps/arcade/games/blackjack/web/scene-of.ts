import type { BlackjackRound } from '../schemas.ts'
import { script } from './script.ts'
import { applyEvent, emptyScene, type TableScene } from './table/table-scene.ts'

/** The scene at the end of a round's events, without motion. */
export const sceneOf = (round: BlackjackRound): TableScene => ({
  ...script(round).reduce(applyEvent, emptyScene),
  dealt: [],
})
