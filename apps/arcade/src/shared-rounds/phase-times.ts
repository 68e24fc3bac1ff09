import type { ArcadeContext } from '../arcade-context.ts'
import type { SharedGame } from './shared-round-store.ts'

type TableSettings = Pick<ArcadeContext, 'tableBettingMs' | 'tableSpeed'>

/** How long the phases of a table's rounds last, in milliseconds: what its game says, as the site has set its tables. */
export interface PhaseTimes {
  readonly bettingMs: number
  readonly closedMs: number
  readonly resultMs: number
  runMs(outcome: object): number
}

/** The least time between the beginnings of two rounds of a table: a run may be over at once. */
export function leastCycleMs(settings: TableSettings, game: SharedGame): number {
  const { bettingMs, closedMs, resultMs } = phaseTimes(settings, game)
  return bettingMs + closedMs + resultMs
}

/** A run that only shows what is decided goes by the site's speed; one in which players act takes as long as its rules say. */
export function phaseTimes(
  { tableBettingMs, tableSpeed }: TableSettings,
  { shared }: SharedGame,
): PhaseTimes {
  const { bettingMs, closedMs, resultMs } = shared.timing
  const faster = (ms: number) => Math.round(ms / tableSpeed)
  return {
    bettingMs: tableBettingMs ?? bettingMs,
    closedMs: faster(closedMs),
    resultMs: faster(resultMs),
    runMs(outcome) {
      const ms = shared.runMs(outcome)
      return shared.reveals === 'start' ? faster(ms) : ms
    },
  }
}
