import type { Dice } from '../../rules.ts'
import type { Spot } from '../../spots.ts'
import type { sicBoText } from '../../text.ts'

type Text = (typeof sicBoText)['en']

export const sumOf = ([first, second, third]: Dice): number => first + second + third
export const isTriple = ([first, second, third]: Dice): boolean => first === second && second === third

/** What dice are called: big or small and odd or even; a triple is neither. */
export function diceMarks(dice: Dice, text: Text): string[] {
  if (isTriple(dice)) return [text.triple(dice[0])]
  const total = sumOf(dice)
  return [total > 10 ? text.evens.big : text.evens.small, total % 2 === 1 ? text.evens.odd : text.evens.even]
}

/** What a player calls a spot: `Big`, `Total 9`, `Pair 1 and 4`. */
export function spotName({ covers }: Spot, text: Text): string {
  switch (covers.kind) {
    case 'big':
    case 'small':
    case 'odd':
    case 'even':
      return text.evens[covers.kind]
    case 'any_triple':
      return text.anyTriple
    case 'total':
      return text.total(covers.total)
    case 'pair':
      return text.pair(covers.faces[0], covers.faces[1])
    case 'triple':
    case 'double':
    case 'single':
      return text[covers.kind](covers.face)
  }
}

/** What a spot pays, in words. */
export const spotPays = ({ kind, pays }: Spot, text: Text): string =>
  kind === 'single' ? text.paysSingle : text.pays(pays)
