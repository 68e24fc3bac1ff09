import { toMinor } from '../../../web/shared/money/wire-money.ts'
import type { DragonGateRound } from '../schemas.ts'

/** Remaining auto spins and their stop conditions. */
export interface Autoplay {
  readonly left: number
  /** Stops when a single round wins at least this much; null: never. */
  readonly winAtLeastMinor: bigint | null
  /** Stops when the balance falls below this; null: never. */
  readonly balanceBelowMinor: bigint | null
}

/** Returns the autoplay state after a round; null when it stops. */
export function continueAutoplay(auto: Autoplay, round: DragonGateRound, balance: string): Autoplay | null {
  const left = auto.left - 1
  if (left <= 0 || round.spins.length > 1) return null
  if (auto.winAtLeastMinor !== null && toMinor(round.win) >= auto.winAtLeastMinor) return null
  if (auto.balanceBelowMinor !== null && toMinor(balance) < auto.balanceBelowMinor) return null
  return { ...auto, left }
}
