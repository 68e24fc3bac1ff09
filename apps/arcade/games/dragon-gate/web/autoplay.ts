import { toMinor } from '../../../web/shared/money/wire-money.ts'
import type { DragonGateRound } from '../schemas.ts'

/** Remaining auto spins and their stop conditions. */
export interface Autoplay {
  readonly left: number
  /** Stops when a single round wins at least this much; null: never. */
  readonly winAtLeastMinor: bigint | null
  /** The most that autoplay may lose; it stops before a spin that could lose more. */
  readonly lossLimitMinor: bigint
  /** Stakes less wins since it started. */
  readonly lostMinor: bigint
}

/** Returns the autoplay state after a round; null when it stops. */
export function continueAutoplay(auto: Autoplay, round: DragonGateRound): Autoplay | null {
  const left = auto.left - 1
  const lostMinor = auto.lostMinor + toMinor(round.bet) - toMinor(round.win)
  if (left <= 0 || round.spins.length > 1) return null
  if (auto.winAtLeastMinor !== null && toMinor(round.win) >= auto.winAtLeastMinor) return null
  if (lostMinor + toMinor(round.bet) > auto.lossLimitMinor) return null
  return { ...auto, left, lostMinor }
}
