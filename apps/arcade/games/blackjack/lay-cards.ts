import type { PlayingCard } from '../../src/games/playing-cards.ts'
import type { TableEvent } from './schemas.ts'

interface Cards {
  readonly dealer: (PlayingCard | null)[]
  readonly hands: Map<number, PlayingCard[]>
}

/** The cards of the dealer and of each hand, by the hand's number in the order in which the hands came to be. */
export function layCards(events: readonly TableEvent[]): Cards {
  const dealer: (PlayingCard | null)[] = []
  const hands = new Map<number, PlayingCard[]>()
  for (const event of events) {
    if (event.type === 'reveal') dealer[dealer.indexOf(null)] = event.card
    if (event.type === 'deal' && event.hand === null) dealer.push(event.card)
    if (event.type === 'deal' && event.hand !== null && event.card !== null)
      hands.set(event.hand, [...(hands.get(event.hand) ?? []), event.card])
    if (event.type === 'split') {
      const [first, ...moved] = hands.get(event.hand) ?? []
      hands.set(event.hand, first === undefined ? [] : [first])
      hands.set(event.into, moved)
    }
  }
  return { dealer, hands }
}
