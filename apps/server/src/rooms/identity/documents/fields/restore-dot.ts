/** What readers make of the dot between the parts of an indigenous name. */
const DOT_LIKE = /[·‧・•．･∙.,，]/u
const HAN = /\p{Script=Han}/u
const DOT = '·'

/**
 * The name with its dot where the scan has one between two letters: the other engine passes over dots, and a dot’s shape is no
 * letter’s. Unchanged where the scan has another number of letters.
 */
export function restoreDot(name: string, scanned: readonly string[]): string {
  const written = scanned.filter((letter) => HAN.test(letter) || DOT_LIKE.test(letter))
  const letters = [...name]
  if (written.length !== letters.length) return name
  const isBetween = (at: number) => HAN.test(written[at - 1] ?? '') && HAN.test(written[at + 1] ?? '')
  return letters
    .map((letter, at) => (DOT_LIKE.test(written[at] ?? '') && isBetween(at) ? DOT : letter))
    .join('')
}
