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

/** What a spot pays, in words. */
export const spotPays = ({ kind, pays }: Spot, text: Text): string =>
  kind === 'single' ? text.paysSingle : text.pays(pays)
