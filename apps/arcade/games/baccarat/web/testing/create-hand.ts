import { cardsOf } from '../../../../src/testing/card-stream.ts'

/** The third hand of a shoe, of cards as `cardsOf` reads them. */
export const createHand = (player: string, banker: string) => ({
  shoe: 1,
  hand: 3,
  hands: 66,
  burnt: null,
  player: cardsOf(player),
  banker: cardsOf(banker),
  left: 390,
})
