import { heightOf, type LaidLine, type Level, layLine } from '../lines/laid-line.ts'
import { partOfLine } from '../lines/part-of-line.ts'
import type { PrintedPage } from '../lines/understand-lines.ts'
import type { FieldFormat } from '../sides/side.ts'
import { numberWithin, withoutPrintedNo } from './parse-id-number.ts'
import { IN_OTHER_SCRIPT, placeBehindLabel } from './value-fits.ts'

/** How far a name of one scanned letter may go on, in heights: thin letters, such as 一, are passed over. */
const FURTHER = 1.6

/** The second letter of 父親 and 母親, set apart from the first; no name begins with it, nor with a letter before a colon. */
const END_OF_LABEL = /^\s*(?:[親亲]\s*\p{Script=Han}{2}|\p{Script=Han}\s*[:：]\s*\p{Script=Han})/u

/** The part of a line that a format can hold: a passport prints a name in two scripts. */
export function trimValue(
  line: LaidLine,
  as: FieldFormat,
  { level, lines }: Pick<PrintedPage, 'level' | 'lines'>,
): LaidLine {
  if (as === 'latin') return trimToLatin(withoutSmallWords(withoutOtherScript(line, level), level), level)
  if (as === 'latin_name') return trimToLatin(line, level)
  if (as === 'date') return trimToDate(line, level)
  if (as === 'serial' || as === 'lettered_serial') return trimToSerial(line, level)
  if (as === 'citizen_number' || as === 'resident_number')
    return trimToNumber(line, as === 'resident_number', level)
  if (as === 'place') {
    const from = placeBehindLabel(line.letters.map(({ text }) => text || ' ').join(''))
    return from === null ? line : partOfLine(line, from, line.letters.length, level)
  }
  if (as === 'chinese_name' && END_OF_LABEL.test(line.text))
    return partOfLine(line, startBehindLabel(line), line.letters.length, level)
  const bracket = as === 'chinese_name' ? line.letters.findIndex(({ text }) => OPENING.test(text)) : -1
  if (bracket >= SHORTEST_NAME) return partOfLine(line, 0, bracket, level)
  const written = line.letters.filter(({ text }) => text.trim() !== '')
  return as === 'chinese_name' && written.length === 1 ? widen(line, roomBehind(line, lines), level) : line
}

/** What stands in a bracket behind a name says what it is: 林美雲（母 with its letter misread. */
const [OPENING, SHORTEST_NAME] = [/^[(（[［【〔]$/u, 2]

/** As far as a name may go on, and no other print on its row begins. */
function roomBehind(line: LaidLine, lines: readonly LaidLine[]): number {
  const gaps = lines
    .filter(
      (other) =>
        other.box.left >= line.box.right - OVERLAP * heightOf(line) &&
        other.box.top < line.box.bottom &&
        other.box.bottom > line.box.top,
    )
    .map((other) => other.box.left - line.box.right - MARGIN * heightOf(line))
  return Math.max(0, Math.min(FURTHER * heightOf(line), ...gaps))
}
/** In heights: how far boxes may overlap, and the margin with which a line is cut out. */
const [OVERLAP, MARGIN] = [0.3, 0.12]

/** Behind its first letter, and the colon after that. */
function startBehindLabel({ letters }: LaidLine): number {
  const first = letters.findIndex(({ text }) => text.trim() !== '')
  return first + 1 + letters.slice(first + 1).findIndex(({ text }) => !/^[\s:：]*$/u.test(text))
}

/** A date in digits before Chinese words: an authority may stand behind it. */
const DIGITS_BEFORE_WORDS = /^[\d\s]+([/.-])[\d\s]+\1[\d\s]+(?=\p{Script=Han})/u

/** A misread label before its colon, or its last letters before a date in digits: its 日 is no part of the date. */
const LABEL_BEFORE_DATE = /^\D*[:：]\s*(?=[\d民])|^[^\d民國国]*(?=\d{2,4}\s*[/.-]\s*\d{1,2}\s*[/.-]\s*\d)/u

function trimToDate(whole: LaidLine, level: Level): LaidLine {
  if (whole.isComposed === true) return whole
  const label = LABEL_BEFORE_DATE.exec(whole.letters.map(({ text }) => text || ' ').join(''))
  const line = label === null ? whole : partOfLine(whole, label[0].length, whole.letters.length, level)
  const found = DIGITS_BEFORE_WORDS.exec(line.letters.map(({ text }) => text || ' ').join(''))
  return found === null ? line : partOfLine(line, 0, found[0].length, level)
}

/** Without the `No.` before it, which an engine that reads capitals and digits only takes for a part of it. */
function trimToSerial(line: LaidLine, level: Level): LaidLine {
  const text = line.letters.map((letter) => letter.text || ' ').join('')
  const serial = withoutPrintedNo(text)
  const found = text.lastIndexOf(serial)
  const from = found === -1 ? text.length - serial.length : found
  const to = from + serial.length
  return from === 0 && to === text.length ? line : partOfLine(line, from, to, level)
}

function trimToNumber(line: LaidLine, hasSecondLetter: boolean, level: Level): LaidLine {
  const found = numberWithin(
    line.letters.map(({ text }) => text),
    hasSecondLetter,
  )
  return found === null ? line : partOfLine(line, found.from, found.to, level)
}

/** Words in small letters before capitals: a label in a language that is not known. A word of five is no part of a place. */
const SMALL_WORDS = /^.*\p{Ll}{5}\S*\s+(?=['’]?\p{Lu}{3}[^\p{Ll}]*$)/u

function withoutSmallWords(line: LaidLine, level: Level): LaidLine {
  const found = SMALL_WORDS.exec(line.letters.map(({ text }) => text || ' ').join(''))
  return found === null ? line : partOfLine(line, found[0].length, line.letters.length, level)
}

function withoutOtherScript(line: LaidLine, level: Level): LaidLine {
  const found = IN_OTHER_SCRIPT.exec(line.letters.map(({ text }) => text || ' ').join(''))
  return found === null ? line : partOfLine(line, found[0].length, line.letters.length, level)
}

function trimToLatin(line: LaidLine, level: Level): LaidLine {
  const isHan = ({ text }: { readonly text: string }) => /\p{Script=Han}/u.test(text)
  const lastBefore = line.letters.findLastIndex(isHan)
  const from = line.letters.findIndex(({ text }, at) => at > lastBefore && /[A-Za-z]/.test(text))
  const isAfterApostrophe = /['’‘]/.test(line.letters[from - 1]?.text ?? '')
  return from <= 0 ? line : partOfLine(line, isAfterApostrophe ? from - 1 : from, line.letters.length, level)
}

/** The same line, longer at its end. */
function widen(line: LaidLine, more: number, level: Level): LaidLine {
  const [nw, ne, se, sw] = line.corners
  const length = Math.max(1, Math.hypot(ne.x - nw.x, ne.y - nw.y))
  const [x, y] = [((ne.x - nw.x) / length) * more, ((ne.y - nw.y) / length) * more]
  const share = length / (length + more)
  return layLine(
    {
      ...line,
      letters: line.letters.map((letter) => ({ ...letter, at: letter.at * share })),
      corners: [nw, { x: ne.x + x, y: ne.y + y }, { x: se.x + x, y: se.y + y }, sw],
    },
    level,
  )
}
