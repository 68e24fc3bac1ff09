import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { minesMultiplier } from '../rules.ts'
import type { MinesView } from '../schemas.ts'

/** Decimals that are shown below 1,000×, where they can be seen in a payout, and above. */
const MOST_DECIMALS = 4
const LEAST_DECIMALS = 2

/**
 * A multiplier after so many gems, rounded down, without zeros beyond the second decimal: `1.0312`, `1.125`, `24.75`,
 * `5,148,297.00`. The calls round it down to two decimals (docs/protocols/fairness.md), which times the stake is not the payout.
 */
export function multiplierLabel(mines: number, gems: number): string {
  if (gems === 0) return '1.00'
  const { numerator, denominator } = minesMultiplier(mines, gems)
  const tenThousandths = (numerator * 10_000n) / denominator
  const whole = tenThousandths / 10_000n
  const decimals = (tenThousandths % 10_000n).toString().padStart(MOST_DECIMALS, '0')
  const shown = whole >= 1_000n ? decimals.slice(0, LEAST_DECIMALS) : decimals.replace(/0{1,2}$/, '')
  return `${formatWholeAmount(whole * 100n)}.${shown}`
}

/** The gems that were found. */
export const gemsOf = ({ picks, hit_tile }: Pick<MinesView, 'picks' | 'hit_tile'>): number =>
  hit_tile === null ? picks.length : picks.length - 1

/** The multiplier of a round as it stands. */
export const roundMultiplier = (round: Pick<MinesView, 'mines' | 'picks' | 'hit_tile'>): string =>
  multiplierLabel(round.mines, gemsOf(round))
