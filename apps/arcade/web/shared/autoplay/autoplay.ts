import { classifyReturn } from '../celebration/classify-return.ts'

/** What the player has chosen for automatic play. Amounts are minor units. */
export interface AutoplaySettings {
  readonly rounds: number
  /** The most that it may lose; it has to be chosen, and no round is started that could lose more. */
  readonly lossLimitMinor: bigint
  readonly isStoppedByAnyWin: boolean
  /** Stops when one round pays at least this many times its stake; null: never. */
  readonly stopAtTimes: number | null
  /** Stops when a round has a feature (free spins, a bonus). */
  readonly isStoppedByFeature: boolean
}

export interface Autoplay {
  readonly settings: AutoplaySettings
  readonly roundsLeft: number
  /** Stakes less payouts since it started. */
  readonly lostMinor: bigint
}

/** Why automatic play ended before its number of rounds, other than by the player. */
export type AutoplayEnd = 'loss_limit' | 'win' | 'any_win' | 'feature' | 'balance' | 'refused'

/** What a round means for automatic play. */
export interface AutoplayedRound {
  readonly stakeMinor: bigint
  readonly paidMinor: bigint
  readonly hasFeature: boolean
}

export const startAutoplay = (settings: AutoplaySettings): Autoplay => ({
  settings,
  roundsLeft: settings.rounds,
  lostMinor: 0n,
})

/** Returns the autoplay after a round; null after its last, the reason when it stops earlier. */
export function continueAutoplay(auto: Autoplay, round: AutoplayedRound): Autoplay | AutoplayEnd | null {
  const { settings } = auto
  const { stakeMinor, paidMinor } = round
  const roundsLeft = auto.roundsLeft - 1
  const lostMinor = auto.lostMinor + stakeMinor - paidMinor
  if (roundsLeft <= 0) return null
  if (settings.isStoppedByFeature && round.hasFeature) return 'feature'
  if (settings.isStoppedByAnyWin && classifyReturn(paidMinor, stakeMinor) === 'win') return 'any_win'
  if (settings.stopAtTimes !== null && paidMinor >= stakeMinor * BigInt(settings.stopAtTimes)) return 'win'
  if (lostMinor + stakeMinor > settings.lossLimitMinor) return 'loss_limit'
  return { settings, roundsLeft, lostMinor }
}
