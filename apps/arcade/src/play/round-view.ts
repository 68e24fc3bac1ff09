import type { Round } from '../game-api/schema.ts'
import { dragonGateRoundView } from './dragon-gate/round-view.ts'
import { minesRoundView } from './mines/round-view.ts'
import type { SeededRound } from './round-queries.ts'

/** A stored round as its player sees it. */
export function roundView(row: SeededRound): Round {
  return row.game === 'mines' ? minesRoundView(row) : dragonGateRoundView(row)
}
