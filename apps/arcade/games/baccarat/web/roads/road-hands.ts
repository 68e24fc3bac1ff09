import type { TableResult } from '../../../../src/shared-rounds/table-protocol.ts'
import { handTotal, isNatural, isPair, type Winner, winnerOf } from '../../rules.ts'
import type { Hand } from '../../shoe.ts'
import { shoePlace } from '../../shoe.ts'
import { readHand } from '../cards/shown-hand.ts'

/** What the roads show of a hand. */
export interface RoadHand {
  readonly winner: Winner
  readonly hasPlayerPair: boolean
  readonly hasBankerPair: boolean
  readonly isNatural: boolean
}

const roadHandOf = (hand: Hand): RoadHand => ({
  winner: winnerOf(hand),
  hasPlayerPair: isPair(hand.player),
  hasBankerPair: isPair(hand.banker),
  isNatural:
    hand.player.length + hand.banker.length === 4 &&
    (isNatural(handTotal(hand.player)) || isNatural(handTotal(hand.banker))),
})

/** The hands of the shoe from which the current round is dealt, oldest first; void ones are not on the roads. */
export function roadHands(history: readonly TableResult[], current: number | null): RoadHand[] {
  const newest = current ?? history.at(-1)?.number
  if (newest === undefined) return []
  const { shoe } = shoePlace(newest)
  return history.flatMap(({ number, is_void, result }) => {
    const hand = is_void || shoePlace(number).shoe !== shoe ? null : readHand(result)
    return hand === null ? [] : [roadHandOf(hand)]
  })
}
