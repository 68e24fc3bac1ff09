import { pointsOf } from '../hand-value.ts'
import type { BlackjackView, HandAction } from '../schemas.ts'
import { bestAction, expectedResult } from '../strategy.ts'
import type { SceneHand, TableScene } from './table/table-scene.ts'

export interface Advice {
  readonly best: HandAction
  /** The expected result of an action, as a multiple of the hand's first stake. */
  expected(action: HandAction): number
}

/** What basic strategy does with the hand whose turn it is; null without one. */
export function adviceFor(scene: TableScene, allowed: BlackjackView['allowed']): Advice | null {
  const hand = scene.hands.find(({ id }) => id === scene.activeHand)
  const up = scene.dealer[0]?.card
  if (hand === undefined || up == null || allowed.length === 0) return null
  const known = {
    points: pointsOfHand(hand),
    up: pointsOf(up),
    allowed,
    handsOfSpot: scene.hands.filter(({ spot }) => spot === hand.spot).length,
  }
  return { best: bestAction(known), expected: (action) => expectedResult(known, action) }
}

const pointsOfHand = ({ cards }: SceneHand): number[] =>
  cards.flatMap(({ card }) => (card === null ? [] : [pointsOf(card)]))

/** Writes an expected result with its sign: `+0.18`, `−0.50`. */
export const formatExpected = (value: number): string =>
  `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`
