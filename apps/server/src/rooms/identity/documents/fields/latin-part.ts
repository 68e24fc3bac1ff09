import type { LaidLine } from '../lines/laid-line.ts'
import { partOfLine } from '../lines/part-of-line.ts'
import type { PrintedPage } from '../lines/understand-lines.ts'
import type { Mrz } from '../mrz/parse-mrz.ts'
import type { Side } from '../sides/side.ts'
import { assignValues } from './assign-values.ts'
import type { AssignedField } from './assigned-field.ts'
import { parseDate } from './parse-date.ts'

const STROKE = /^[/／]$/u
const LATIN = /^[A-Z][A-Z .,'()-]*[A-Z)]\.?$/
type Part = 'before' | 'behind'

export interface LatinPage {
  readonly page: PrintedPage
  readonly assigned: readonly AssignedField[]
}

/**
 * A passport’s page and values without the words in another script, `ПОЛТАВА/POLTAVA`: the scanner reads those as Latin letters.
 * The name of the machine-readable lines tells on which side of its stroke the Latin words stand; null where it does not.
 */
export function keepLatinParts(
  page: PrintedPage,
  side: Side,
  mrz: Pick<Mrz, 'surname' | 'givenNames'>,
): LatinPage | null {
  const names = [mrz.surname, mrz.givenNames].map(lettersOf).filter((name) => name !== '')
  const part = page.values.map((value) => latinPartOf(value, names)).find((one) => one !== null)
  if (part === undefined) return null
  // A label stands over the whole text, not over its Latin words.
  const parted = page.values.map((value) => partOf(value, part, page))
  const narrow = new Map(parted.map(({ wide, latin }) => [wide, latin]))
  const assigned = assignValues({ ...page, values: parted.map(({ wide }) => wide) }, side)
  return {
    page: { ...page, values: parted.map(({ latin }) => latin) },
    assigned: assigned.map((one) => ({ ...one, rows: one.rows.map((row) => narrow.get(row) ?? row) })),
  }
}

const lettersOf = (text: string): string => text.toUpperCase().replace(/[^A-Z]/g, '')

/** The words on each side of the only stroke; null where there is no such, or nothing beside it. */
function partsOf({ letters }: LaidLine): (Readonly<Record<Part, string>> & { readonly at: number }) | null {
  const texts = letters.map(({ text }) => text || ' ')
  const at = texts.findIndex((text) => STROKE.test(text))
  if (at === -1 || texts.findLastIndex((text) => STROKE.test(text)) !== at) return null
  const [before, behind] = [texts.slice(0, at), texts.slice(at + 1)].map((part) => part.join('').trim())
  return before === undefined || before === '' || behind === undefined || behind === ''
    ? null
    : { at, before, behind }
}

function latinPartOf(value: LaidLine, names: readonly string[]): Part | null {
  const parts = partsOf(value)
  if (parts === null) return null
  const [isBefore, isBehind] = [parts.before, parts.behind].map((part) => names.includes(lettersOf(part)))
  return isBefore === isBehind ? null : isBefore === true ? 'before' : 'behind'
}

/** The Latin words, and the same in the place of the whole text. */
function partOf(value: LaidLine, part: Part, { level }: PrintedPage) {
  const parts = partsOf(value)
  if (parts === null || !LATIN.test(parts[part]) || parseDate(value.text) !== null)
    return { wide: value, latin: value }
  const [from, to] = part === 'before' ? [0, parts.at] : [parts.at + 1, value.letters.length]
  const written = value.letters.slice(from, to).map(({ text }) => text.trim() !== '')
  const latin = partOfLine(value, from + written.indexOf(true), from + written.lastIndexOf(true) + 1, level)
  return { wide: { ...latin, box: value.box }, latin }
}
