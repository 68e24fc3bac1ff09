import type { RandomStream, RoundStream } from '../fairness/random-stream.ts'
import { CARDS, type PlayingCard } from '../games/playing-cards.ts'

/** A stream that deals the given cards, then throws. */
export function cardStream(cards: readonly PlayingCard[]): RoundStream {
  let position = 0
  return {
    get position() {
      return position
    },
    fromStart: (): RandomStream => cardStream(cards),
    nextInt() {
      const card = cards[position]
      position += 1
      if (card === undefined) throw new Error('no card is left')
      return CARDS.indexOf(card)
    },
  }
}

/** Reads cards as `'AS TH 9C'`. */
export const cardsOf = (text: string): PlayingCard[] =>
  text.split(' ').map((name) => {
    const card = CARDS.find((one) => one === name)
    if (card === undefined) throw new Error(`card ${name}`)
    return card
  })
