import type { Round } from '../game-api/schema.ts'

/** One of the bets that a round's stake consists of, as the player's bet record lists it. Amounts are wire amounts. */
export interface BetItem {
  readonly label: string
  readonly amount: string
  /** What it paid, its stake included; null unless the round is settled. */
  readonly paid: string | null
}

/** The only item of a round whose bet has one. */
export const wholeItem = ({ status, bet, win }: Round, label: string): BetItem => ({
  label,
  amount: bet,
  paid: status === 'settled' ? win : null,
})

interface Chip {
  readonly spot: string
  readonly amount: string
  readonly win: string
}

/** The items of a bet on the spots of a table. */
export const chipItems = <C extends Chip>(
  { status }: Round,
  chips: readonly C[],
  nameOf: (spot: C['spot']) => string,
): BetItem[] =>
  chips.map(({ spot, amount, win }) => ({
    label: nameOf(spot),
    amount,
    paid: status === 'settled' ? win : null,
  }))
