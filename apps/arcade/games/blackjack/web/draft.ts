import type { OpenSessionResponse } from '../../../src/game-api/schema.ts'
import { type ChipLimits, createChipLayout, stakeOn } from '../../../web/shared/chips/chip-layout.ts'
import { toMinor, toWire } from '../../../web/shared/money/wire-money.ts'
import { BLACKJACK_LIMITS } from '../limits.ts'
import type { BlackjackBet, BlackjackRound } from '../schemas.ts'
import type { BlackjackDraft } from './blackjack-types.ts'

const { min, max, start } = BLACKJACK_LIMITS
const FIRST_CHIP = 10_000n

/** A chip beyond a spot's limit fills it up; a minimum binds only when the bets are dealt. */
export const BLACKJACK_CHIP_LIMITS: ChipLimits = {
  spotOf: () => ({ min: 0n, max }),
  roundMax: null,
  beyond: 'fill',
}

/** A spot's name in the layout of chips. */
export const spotId = (spot: number): string => `${spot}`

/** The bets of the last round, or the first chip on the middle spot. */
export function createDraft(_session: OpenSessionResponse, last: BlackjackRound | null): BlackjackDraft {
  const spots = last?.spots ?? [null, toWire(start), null]
  return {
    ...createChipLayout(FIRST_CHIP),
    chips: spots.flatMap((amount, spot) =>
      amount === null ? [] : [{ spot: spotId(spot), stake: toMinor(amount) }],
    ),
    hasHint: false,
  }
}

/** The bet of the chosen amounts; null without one, or with one below the limit. */
export function betOf({ chips }: BlackjackDraft): BlackjackBet | null {
  if (chips.length === 0 || chips.some(({ stake }) => stake < min)) return null
  const wireOf = (spot: number) => {
    const stake = stakeOn(chips, spotId(spot))
    return stake === 0n ? null : toWire(stake)
  }
  return { spots: [wireOf(0), wireOf(1), wireOf(2)] }
}
