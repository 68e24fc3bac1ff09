import * as builtInGames from '../../games/index.ts'
import type { GameModule } from '../games/game-module.ts'
import { leastCycleMs } from './phase-times.ts'
import { isSharedGame } from './shared-round-store.ts'

interface CycleSettings {
  /** How long every table takes bets; null: what its game says. */
  readonly tableBettingMs: number | null
  readonly tableSpeed: number
  readonly minCycleMs: number
}

/** The built-in games whose rounds may follow each other within the minimum cycle, each with its own least cycle. */
export function findTablesBelowMinCycle(
  settings: CycleSettings,
): { readonly game: string; readonly cycleMs: number }[] {
  const games: readonly GameModule[] = Object.values(builtInGames)
  return games
    .filter(isSharedGame)
    .map((game) => ({ game: game.id, cycleMs: leastCycleMs(settings, game) }))
    .filter(({ cycleMs }) => cycleMs < settings.minCycleMs)
}
