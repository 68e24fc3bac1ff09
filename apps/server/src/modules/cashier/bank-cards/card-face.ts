import { BANK_CARD_FACES } from '@gamehall/contract/constants'

/** §9: five pairs of colour and icon, in turn: the first of those that the player's cards wear least. */
export function nextFace(worn: readonly number[]): number {
  const counts = Array.from(
    { length: BANK_CARD_FACES },
    (_, index) => worn.filter((face) => face === index + 1).length,
  )
  return counts.indexOf(Math.min(...counts)) + 1
}
