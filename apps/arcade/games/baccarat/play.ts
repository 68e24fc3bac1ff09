import { chainRoundOf } from '../../src/fairness/chain-round.ts'
import type { StreamSeeds } from '../../src/fairness/random-stream.ts'
import type { GamePlay, Step, VerifiedRound } from '../../src/games/game-module.ts'
import { formatAmount, parseAmount } from '../../src/wallet/amount.ts'
import type { BaccaratAction, BaccaratBet, BaccaratState } from './schemas.ts'
import { dealHand, type Hand } from './shoe.ts'
import { baccaratUncounted, baccaratValidBet, type Chip, spotPay } from './valid-bet.ts'

type WireChips = BaccaratBet['chips']

export const chipsOf = (chips: WireChips): Chip[] =>
  chips.map(({ spot, amount }) => ({ spot, stake: parseAmount(amount) ?? 0n }))

const stakeOf = (chips: WireChips): bigint => chipsOf(chips).reduce((sum, { stake }) => sum + stake, 0n)
const placed = (chips: WireChips): BaccaratState['chips'] =>
  chips.map(({ spot, amount }) => ({ spot, amount, win: '0.00' }))

/** Merges chips: those on the same spot become one stake. */
export function addChips(chips: WireChips, added: WireChips): BaccaratBet['chips'] {
  const stakes = new Map(chipsOf(chips).map(({ spot, stake }) => [spot, stake]))
  for (const { spot, stake } of chipsOf(added)) stakes.set(spot, (stakes.get(spot) ?? 0n) + stake)
  return [...stakes].map(([spot, stake]) => ({ spot, amount: formatAmount(stake) }))
}

/** A bet when its hand is dealt: every chip with what it pays. */
export function settleHand(state: BaccaratState, hand: Hand): Step<BaccaratState> {
  const chips = chipsOf(state.chips).map((chip) => ({
    ...chip,
    pay: spotPay(chip.spot, chip.stake, hand, state.table),
  }))
  return {
    state: {
      table: state.table,
      chips: chips.map(({ spot, stake, pay }) => ({
        spot,
        amount: formatAmount(stake),
        win: formatAmount(pay),
      })),
      hand: { ...hand, player: [...hand.player], banker: [...hand.banker] },
    },
    pay: chips.reduce((sum, { pay }) => sum + pay, 0n),
    isOver: true,
  }
}

export const baccaratPlay: GamePlay<BaccaratBet, BaccaratState, BaccaratAction, BaccaratState> = {
  open: ({ table, chips }) => ({
    state: { table, chips: placed(chips), hand: null },
    stake: stakeOf(chips),
    isOver: false,
  }),
  act(state, action, { moment }) {
    if (moment === undefined) return null
    if (action.kind === 'cancel') return moment.phase === 'BETTING' ? { state, isOver: 'void' } : null
    // Whether betting is still open is decided by the receipt of the request, as for the first chips.
    return {
      state: { ...state, chips: placed(addChips(state.chips, action.chips)) },
      stake: stakeOf(action.chips),
      isOver: false,
    }
  },
  isRepeated: (_state, { kind }, { status }) => kind === 'cancel' && status === 'VOID',
  view: (state) => state,
  validBet: ({ table, chips, hand }) => (hand === null ? 0n : baccaratValidBet(chipsOf(chips), hand, table)),
  uncounted: ({ table, chips, hand }) =>
    hand === null ? [] : baccaratUncounted(chipsOf(chips), hand, table),
}

/** Recomputes a bet: deals its hand from the round's seeds, and settles the chips with those that were added. */
export function verifyHand(
  seeds: StreamSeeds,
  { table, chips }: BaccaratBet,
  actions: readonly BaccaratAction[],
): VerifiedRound<BaccaratState> {
  const all = actions.reduce<WireChips>(
    (sum, action) => (action.kind === 'add' ? addChips(sum, action.chips) : sum),
    chips,
  )
  const { state, pay = 0n } = settleHand(
    { table, chips: placed(all), hand: null },
    dealHand(chainRoundOf(seeds)),
  )
  return { view: state, staked: stakeOf(all), paid: pay }
}
