import { BANK_CARD_FACES } from '@gamehall/contract/constants'

/** §9: picks the face (1 to 5) that the player's cards use least; `worn`: the faces in use. */
export function pickCardFace(worn: readonly number[]): number {
  const counts = Array.from(
    { length: BANK_CARD_FACES },
    (_, index) => worn.filter((face) => face === index + 1).length,
  )
  return counts.indexOf(Math.min(...counts)) + 1
}
