import type { OpenSessionResponse } from '../../../src/game-api/schema.ts'
import { toMinor, toWire } from '../../../web/shared/money/wire-money.ts'
import { BLACKJACK_LIMITS } from '../limits.ts'
import type { BlackjackBet, BlackjackRound } from '../schemas.ts'
import type { BlackjackDraft } from './blackjack-types.ts'

export const CHIPS_MINOR: readonly bigint[] = [1_000n, 5_000n, 10_000n, 50_000n, 100_000n]

const { min, max, start } = BLACKJACK_LIMITS

/** The bets of the last round, or the first chip on the middle spot. */
export function createDraft(_session: OpenSessionResponse, last: BlackjackRound | null): BlackjackDraft {
  const [left, center, right] = last?.spots ?? [null, toWire(start), null]
  const minorOf = (amount: string | null) => (amount === null ? 0n : toMinor(amount))
  return {
    spots: [minorOf(left), minorOf(center), minorOf(right)],
    undo: [],
    chipMinor: 10_000n,
    hasHint: false,
  }
}

const change = (
  draft: BlackjackDraft,
  amountOf: (before: bigint, spot: number) => bigint,
): BlackjackDraft => {
  const [left, center, right] = draft.spots
  const within = (amount: bigint) => (amount > max ? max : amount)
  return {
    ...draft,
    undo: [...draft.undo.slice(-30), draft.spots],
    spots: [within(amountOf(left, 0)), within(amountOf(center, 1)), within(amountOf(right, 2))],
  }
}

/** Puts the chosen chip on a spot, up to its limit. */
export const addChip = (draft: BlackjackDraft, spot: number): BlackjackDraft =>
  change(draft, (before, one) => (one === spot ? before + draft.chipMinor : before))
export const clearBets = (draft: BlackjackDraft): BlackjackDraft => change(draft, () => 0n)
export const doubleBets = (draft: BlackjackDraft): BlackjackDraft => change(draft, (before) => before * 2n)
export const undoBet = (draft: BlackjackDraft): BlackjackDraft => ({
  ...draft,
  spots: draft.undo.at(-1) ?? draft.spots,
  undo: draft.undo.slice(0, -1),
})

export const totalOf = ({ spots }: BlackjackDraft): bigint => spots.reduce((sum, amount) => sum + amount, 0n)

/** The bet of the chosen amounts; null without one, or with one below the limit. */
export function betOf({ spots }: BlackjackDraft): BlackjackBet | null {
  const wireOf = (amount: bigint) => (amount === 0n ? null : toWire(amount))
  if (spots.every((amount) => amount === 0n) || spots.some((amount) => amount > 0n && amount < min))
    return null
  return { spots: [wireOf(spots[0]), wireOf(spots[1]), wireOf(spots[2])] }
}
