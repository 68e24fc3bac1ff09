import { dragonGateRoundView } from '../../games/dragon-gate/rounds/round-view.ts'
import { minesRoundView } from '../../games/mines/rounds/round-view.ts'
import type { Round } from '../game-api/schema.ts'
import type { SeededRound } from './round-queries.ts'

/** Maps a stored round to what its player may see. */
export function roundView(row: SeededRound): Round {
  return row.game === 'mines' ? minesRoundView(row) : dragonGateRoundView(row)
}
