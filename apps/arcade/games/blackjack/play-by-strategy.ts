import type { PlayingCard } from '../../src/games/playing-cards.ts'
import { pointsOf } from './hand-value.ts'
import type { BlackjackAction, BlackjackBet } from './schemas.ts'
import { bestAction } from './strategy.ts'
import { activeHand, allowedActions, playTable, type Table } from './table.ts'

/** A fast pseudo-random generator with a fixed seed, for simulation. */
export function xorshift(state: number) {
  let s = state
  return (bound: number) => {
    s ^= s << 13
    s ^= s >>> 17
    s ^= s << 5
    return Math.floor(((s >>> 0) / 2 ** 32) * bound)
  }
}

/** Plays a round by basic strategy on the table's own rules; `draw` gives each next card, once. */
export function playByStrategy(bet: BlackjackBet, draw: () => PlayingCard): Table {
  const cards: PlayingCard[] = []
  const actions: BlackjackAction[] = []
  for (;;) {
    let drawn = 0
    const table = playTable(bet, actions, () => {
      const card = cards[drawn] ?? draw()
      cards[drawn] = card
      drawn += 1
      return card
    })
    if (table === null) throw new Error('the strategy breaks a rule')
    if (table.phase === 'over') return table
    const hand = activeHand(table)
    actions.push(hand === undefined ? { kind: 'insurance', spots: [] } : strategyFor(table, hand))
  }
}

function strategyFor(table: Table, hand: NonNullable<ReturnType<typeof activeHand>>): BlackjackAction {
  const [up = 'AS'] = table.dealer
  const kind = bestAction({
    points: hand.cards.map(pointsOf),
    up: pointsOf(up),
    allowed: allowedActions(table, hand),
    handsOfSpot: table.hands.filter(({ spot }) => spot === hand.spot).length,
  })
  return { kind, hand: hand.id }
}
