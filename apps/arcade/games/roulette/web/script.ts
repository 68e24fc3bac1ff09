import { toMinor } from '../../../web/shared/money/wire-money.ts'
import type { RouletteEvent, SettledChip, ShownRound } from './roulette-types.ts'

/** The chips of a round with what they paid. */
export const settledChips = ({ chips }: ShownRound): SettledChip[] =>
  chips.map(({ spot, amount, win }) => ({ spot, stake: toMinor(amount), pay: toMinor(win) }))

/** What a round shows: the chips as they lie, the ball, the payouts. */
export const script = (round: ShownRound): RouletteEvent[] => [
  { type: 'spin', chips: settledChips(round), stakeMinor: toMinor(round.bet) },
  { type: 'land', number: round.number },
  { type: 'settle', number: round.number, win: round.win, bet: round.bet },
]
