import type { RandomStream } from '../../src/fairness/random-stream.ts'

const FACES = 6

export type Dice = readonly [number, number, number]

/** Pays `n` to 1 by total, from 4; totals mirror around 10.5. */
const TOTAL_PAYS: Readonly<Record<number, number>> = {
  4: 62,
  5: 31,
  6: 18,
  7: 12,
  8: 8,
  9: 7,
  10: 6,
}

export type SicBoSpot =
  | { readonly kind: 'big' | 'small' | 'odd' | 'even' | 'any_triple' }
  | { readonly kind: 'total'; readonly total: number }
  | { readonly kind: 'triple' | 'double' | 'single'; readonly face: number }
  /** Two different faces. */
  | { readonly kind: 'pair'; readonly faces: readonly [number, number] }

export const rollDice = (stream: RandomStream): Dice => [
  stream.nextInt(FACES) + 1,
  stream.nextInt(FACES) + 1,
  stream.nextInt(FACES) + 1,
]

const isTriple = ([first, second, third]: Dice): boolean => first === second && second === third

/** What a total from 4 to 17 pays to 1. Throws a RangeError for another. */
export function totalPays(total: number): number {
  const pays = TOTAL_PAYS[Math.min(total, 21 - total)]
  if (pays === undefined) throw new RangeError(`no bet on a total of ${total}`)
  return pays
}

/** Units that a spot returns per unit staked, stake included; 0 is lost. A triple loses big, small, odd and even. */
export function spotReturn(spot: SicBoSpot, dice: Dice): number {
  const total = dice[0] + dice[1] + dice[2]
  const countOf = (face: number) => dice.filter((one) => one === face).length
  const even = (hasWon: boolean) => (hasWon && !isTriple(dice) ? 2 : 0)
  switch (spot.kind) {
    case 'big':
      return even(total > 10)
    case 'small':
      return even(total <= 10)
    case 'odd':
      return even(total % 2 === 1)
    case 'even':
      return even(total % 2 === 0)
    case 'total':
      return total === spot.total ? totalPays(total) + 1 : 0
    case 'triple':
      return countOf(spot.face) === 3 ? 181 : 0
    case 'any_triple':
      return isTriple(dice) ? 32 : 0
    case 'double':
      return countOf(spot.face) >= 2 ? 12 : 0
    case 'pair':
      return spot.faces.every((face) => countOf(face) > 0) ? 7 : 0
    case 'single': {
      const hits = countOf(spot.face)
      return hits === 0 ? 0 : hits + 1
    }
  }
}
