import { type CardTimes, dealTimes } from '../../timeline.ts'
import type { BaccaratDraft, RunningHand, Side, TurnedCards } from '../baccarat-types.ts'

export const NO_TURNED_CARDS: TurnedCards = { key: '', cards: [], revealedAtMs: null }

/** Between two cards that are revealed on request: each has frames of its own. */
const REVEAL_EVERY_MS = 80

/** Those of the hand `key`. */
const ofHand = (turned: TurnedCards, key: string): TurnedCards =>
  turned.key === key ? turned : { ...NO_TURNED_CARDS, key }

/** Turns a card of a hand; the same object if it is turned already. */
export function turnCard(turned: TurnedCards, key: string, id: string): TurnedCards {
  const own = ofHand(turned, key)
  return own.cards.includes(id) ? own : { ...own, cards: [...own.cards, id] }
}

/** Reveals all cards of a hand, from `elapsedMs` after its deal began; the same object if they are being revealed already. */
export function revealCards(turned: TurnedCards, key: string, elapsedMs: number): TurnedCards {
  const own = ofHand(turned, key)
  return own.revealedAtMs === null ? { ...own, revealedAtMs: elapsedMs } : own
}

/** The draft with these cards turned; the same object if they are those that it has, so that nothing is rendered again. */
export const withTurned = (draft: BaccaratDraft, turned: TurnedCards): BaccaratDraft =>
  draft.turned === turned ? draft : { ...draft, turned }

/** When a card is dealt and turned, in milliseconds since the deal began. */
export interface ShownCardTimes extends CardTimes {
  readonly side: Side
  /** As `player-0`. */
  readonly id: string
}

/** The times of a hand's cards on this device, in the order in which they are turned. */
export function cardTimes({ key, hand, speed }: RunningHand, turned: TurnedCards): ShownCardTimes[] {
  const times = dealTimes(hand)
  const { cards, revealedAtMs } = ofHand(turned, key)
  const planned = (['player', 'banker'] as const)
    .flatMap((side) =>
      hand[side].map((_, index): ShownCardTimes => {
        const { dealtAt = 0, turnedAt = 0 }: Partial<CardTimes> = times[side][index] ?? {}
        const id = `${side}-${index}`
        return {
          side,
          id,
          dealtAt: dealtAt / speed,
          turnedAt: cards.includes(id) ? dealtAt / speed : turnedAt / speed,
        }
      }),
    )
    .sort((a, b) => a.turnedAt - b.turnedAt || a.dealtAt - b.dealtAt)
  if (revealedAtMs === null) return planned
  let next = revealedAtMs
  return planned.map((card) => {
    if (card.turnedAt <= next) return card
    const revealed = { ...card, dealtAt: Math.min(card.dealtAt, next), turnedAt: next }
    next += REVEAL_EVERY_MS
    return revealed
  })
}
