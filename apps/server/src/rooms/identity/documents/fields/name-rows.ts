import { isSurnameEver } from '../lexicons/name-letters.ts'
import { centreOf, heightOf, type LaidLine } from '../lines/laid-line.ts'
import type { PrintedPage } from '../lines/understand-lines.ts'
import { traditional, valueFits } from './value-fits.ts'

/** In heights: how wide one letter is at most, how far beginnings differ, and from one row’s middle to the next. */
const [ONE_LETTER, INDENT, CLOSEST, FARTHEST] = [1.5, 0.5, 0.7, 1.7]
const SAME_HEIGHT = 1.4
const SURNAME = /^\p{Script=Han}$/u
const GIVEN_NAME = /^\p{Script=Han}{1,2}$/u

/**
 * The rows of a Chinese name, of which one was found: a surname of one letter may stand in a row of its own over the given name. No
 * letter of a rare one may have been read.
 */
export function nameRows({ values, blanks }: PrintedPage, found: LaidLine): readonly LaidLine[] {
  const text = found.text.trim()
  if (SURNAME.test(text) && isOneLetter(found)) {
    const below = values.find(
      (value) =>
        GIVEN_NAME.test(value.text.trim()) && valueFits(value, 'chinese_name') > 0 && isUnder(found, value),
    )
    return below === undefined ? [found] : [found, below]
  }
  if (!GIVEN_NAME.test(text) || isSurnameEver(traditional(text.charAt(0)))) return [found]
  const above = [...values, ...blanks].find(
    (line) =>
      (line.text.trim() === '' || SURNAME.test(line.text.trim())) &&
      isOneLetter(line) &&
      isUnder(line, found),
  )
  return above === undefined ? [found] : [above, found]
}

const isOneLetter = (line: LaidLine): boolean => line.box.right - line.box.left < ONE_LETTER * heightOf(line)

function isUnder(upper: LaidLine, lower: LaidLine): boolean {
  const [one, other] = [heightOf(upper), heightOf(lower)]
  const pitch = (centreOf(lower) - centreOf(upper)) / other
  return (
    Math.max(one, other) < SAME_HEIGHT * Math.min(one, other) &&
    Math.abs(upper.box.left - lower.box.left) < INDENT * other &&
    pitch > CLOSEST &&
    pitch < FARTHEST
  )
}
