import type { DragonGateRound } from '../../src/game-api/schema.ts'
import { toMinor } from '../shared/money/wire-money.ts'

/** Automatic spins the player asked for, and when they end early. */
export interface Autoplay {
  readonly left: number
  /** Stops once one round wins this much; null: never. */
  readonly winAtLeastMinor: bigint | null
  /** Stops once the balance is below; null: never. */
  readonly balanceBelowMinor: bigint | null
}

/** What is left of it after a round; null when it is over. */
export function continueAutoplay(auto: Autoplay, round: DragonGateRound, balance: string): Autoplay | null {
  const left = auto.left - 1
  if (left <= 0 || round.spins.length > 1) return null
  if (auto.winAtLeastMinor !== null && toMinor(round.win) >= auto.winAtLeastMinor) return null
  if (auto.balanceBelowMinor !== null && toMinor(balance) < auto.balanceBelowMinor) return null
  return { ...auto, left }
}
