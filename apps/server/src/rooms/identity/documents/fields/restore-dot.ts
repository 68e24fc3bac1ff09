import { foldForm } from '../../../../platform/text/simplified-forms.ts'

/** What readers make of the dot between the parts of an indigenous name. */
const DOT_LIKE = /[·‧・•．･∙.,，。、｡]/u
const BETWEEN_LETTERS = new RegExp(`\\p{Script=Han}\\s*${DOT_LIKE.source}\\s*\\p{Script=Han}`, 'u')

/** Whether a scanned name has a dot between its parts, as indigenous names are printed. */
export const hasInnerDot = (name: string): boolean => BETWEEN_LETTERS.test(name)

const HAN = /\p{Script=Han}/u
const DOT = '·'
/** Each part of such a name has two letters: another dot is a speck, unless it was read as a dot behind a surname. */
const NEIGHBOURS = [1, 2] as const
const CLEAR_DOT = /[·‧・•．･∙]/u
const FEWEST = 3

/**
 * The name with its dot where the scan has one between two letters: the other engine passes over dots, and a dot’s shape is no
 * letter’s. Unchanged where the scan has another number of letters, with its dots or without.
 */
export function restoreDot(name: string, scanned: readonly string[]): string {
  const written = scanned.filter((letter) => HAN.test(letter) || DOT_LIKE.test(letter))
  const isBehindSurname = (at: number) =>
    at === 1 && CLEAR_DOT.test(written[at] ?? '') && written.length > FEWEST
  const isDot = written.map(
    (letter, at) =>
      DOT_LIKE.test(letter) &&
      (isBehindSurname(at) ||
        NEIGHBOURS.every((away) => HAN.test(written[at - away] ?? '') && HAN.test(written[at + away] ?? ''))),
  )
  const letters = [...name]
  if (written.length === letters.length)
    return letters
      .map((letter, at) => {
        // The letter behind the dot stands in its place: the scan lost another one.
        const isNext = foldForm(letter) === foldForm(written[at + 1] ?? '')
        return isDot[at] ? (isNext ? DOT + letter : DOT) : letter
      })
      .join('')
  if (letters.length !== written.length - isDot.filter(Boolean).length) return name
  const left = [...letters]
  return isDot.map((dot) => (dot ? DOT : (left.shift() ?? ''))).join('')
}
