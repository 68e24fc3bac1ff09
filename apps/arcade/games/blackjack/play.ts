import type { RandomStream } from '../../src/fairness/random-stream.ts'
import type { GamePlay, Step } from '../../src/games/game-module.ts'
import { cardAt, DECK_SIZE, type PlayingCard } from '../../src/games/playing-cards.ts'
import { parseAmount } from '../../src/wallet/amount.ts'
import type { BlackjackAction, BlackjackBet, BlackjackState, BlackjackView } from './schemas.ts'
import { activeHand, allowedActions, playTable, type Table } from './table.ts'
import { uncountedOf, validBetOf } from './valid-bet.ts'

/** Every card is drawn from a complete deck: no card makes another less likely. */
const drawCard = (stream: RandomStream): PlayingCard => cardAt(stream.nextInt(DECK_SIZE))

interface Played {
  readonly table: Table
  readonly state: BlackjackState
}

/** Plays the actions on the recorded cards; further ones come from `drawNext`. Null when an action is not allowed. */
function play(
  { spots, draws }: Pick<BlackjackState, 'spots' | 'draws'>,
  actions: readonly BlackjackAction[],
  drawNext: () => PlayingCard,
): Played | null {
  const drawn: PlayingCard[] = []
  const table = playTable({ spots }, actions, () => {
    const card = draws[drawn.length] ?? drawNext()
    drawn.push(card)
    return card
  })
  return table === null ? null : { table, state: { spots, draws: drawn, actions: [...actions] } }
}

/** Plays a stored round again; it needs no further card. */
export function readTable(state: BlackjackState): Table {
  const played = play(state, state.actions, () => {
    throw new Error('the round has fewer cards than its actions need')
  })
  if (played === null) throw new Error('the round has an action that is not allowed')
  return played.table
}

function stepOf({ table, state }: Played, stakedBefore: bigint): Step<BlackjackState> {
  const stake = table.staked - stakedBefore
  return {
    state,
    ...(stake > 0n && { stake }),
    ...(table.paid > 0n && { pay: table.paid }),
    isOver: table.phase === 'over',
  }
}

/** Deal, insurance where the dealer shows an ace, hand by hand, then the dealer. */
export const blackjackPlay: GamePlay<BlackjackBet, BlackjackState, BlackjackAction, BlackjackView> = {
  open({ spots }, stream) {
    const played = play({ spots, draws: [] }, [], () => drawCard(stream))
    if (played === null) throw new Error('a round without actions is always allowed')
    return stepOf(played, 0n)
  },
  act(state, action, { stream, staked }) {
    const played = play(state, [...state.actions, action], () => drawCard(stream))
    return played === null ? null : stepOf(played, staked)
  },
  expire(state, { stream, staked }) {
    let last = play(state, state.actions, () => drawCard(stream))
    while (last !== null && last.table.phase !== 'over') {
      const hand = activeHand(last.table)
      const action: BlackjackAction =
        hand === undefined ? { kind: 'insurance', spots: [] } : { kind: 'stand', hand: hand.id }
      last = play(last.state, [...last.state.actions, action], () => drawCard(stream))
    }
    if (last === null) throw new Error('a hand can always stand')
    return stepOf(last, staked)
  },
  view(state) {
    const table = readTable(state)
    const hand = activeHand(table)
    return {
      spots: state.spots,
      phase: table.phase,
      active_hand: hand?.id ?? null,
      allowed: hand === undefined ? [] : allowedActions(table, hand),
      events: table.events,
      actions: state.actions,
    }
  },
  validBet: (state) => validBetOf(readTable(state)),
  uncounted: (state) => uncountedOf(readTable(state)),
}

/** The stakes of a bet in minor units, by spot. */
export const stakesOf = ({ spots }: BlackjackBet): (bigint | null)[] =>
  spots.map((amount) => (amount === null ? null : parseAmount(amount)))
