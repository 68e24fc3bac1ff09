import { createRandomStream, type StreamSeeds } from '../../src/fairness/random-stream.ts'
import type { GamePlay, Step, VerifiedRound } from '../../src/games/game-module.ts'
import { formatAmount } from '../../src/wallet/amount.ts'
import { addChips, type Chip, chipPayout, payoutOf, readChips, stakeOf, validBetOf } from './chips.ts'
import { type Dice, rollDice } from './rules.ts'
import type { SicBoAction, SicBoBet, SicBoState } from './schemas.ts'

/** The state of chips on the table before (`dice` null) or after the roll. */
const stateOf = (chips: readonly Chip[], dice: Dice | null): SicBoState => ({
  chips: chips.map((chip) => ({
    spot: chip.spot,
    amount: formatAmount(chip.stake),
    win: formatAmount(dice === null ? 0n : chipPayout(chip, dice)),
  })),
  dice: dice === null ? null : [...dice],
})

/** The bet after the roll. */
export function settleChips(state: SicBoState, dice: Dice): Step<SicBoState> {
  const chips = readChips(state.chips)
  return { state: stateOf(chips, dice), pay: payoutOf(chips, dice), isOver: true }
}

export const sicBoPlay: GamePlay<SicBoBet, SicBoState, SicBoAction, SicBoState> = {
  open(bet) {
    const chips = readChips(bet.chips)
    return { state: stateOf(chips, null), stake: stakeOf(chips), isOver: false }
  },
  act(state, action, { moment }) {
    if (action.kind === 'cancel')
      return moment === undefined || moment.phase === 'BETTING' ? { state, isOver: 'void' } : null
    // The table decides whether bets are still taken; it refuses a stake after the end of betting.
    const added = readChips(action.chips)
    return {
      state: stateOf(addChips(readChips(state.chips), added), null),
      stake: stakeOf(added),
      isOver: false,
    }
  },
  isRepeated: (_state, action, { status }) => action.kind === 'cancel' && status === 'VOID',
  view: (state) => state,
  validBet: ({ chips }) => validBetOf(readChips(chips)),
  uncounted: ({ chips }) => [
    { cause: 'opposite', amount: stakeOf(readChips(chips)) - validBetOf(readChips(chips)) },
  ],
}

/** Recomputes a bet with the chips that were added to it. */
export function verifyRoll(
  seeds: StreamSeeds,
  bet: SicBoBet,
  actions: readonly SicBoAction[],
): VerifiedRound<SicBoState> {
  const added = actions.flatMap((action) => (action.kind === 'add' ? readChips(action.chips) : []))
  const chips = addChips(readChips(bet.chips), added)
  const { state, pay = 0n } = settleChips(stateOf(chips, null), rollDice(createRandomStream(seeds)))
  return { view: state, staked: stakeOf(chips), paid: pay }
}
