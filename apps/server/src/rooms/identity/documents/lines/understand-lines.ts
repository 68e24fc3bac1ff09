import { foldForm } from '../../../../platform/text/simplified-forms.ts'
import type { ScannedLine } from '../../../../providers/ocr/index.ts'
import { parseDate } from '../fields/parse-date.ts'
import { hasInnerDot } from '../fields/restore-dot.ts'
import { findBilingualLabels } from '../labels/find-bilingual-labels.ts'
import { findLabels, type LabelSpan, wholeLabelOf } from '../labels/find-labels.ts'
import type { LabelMeaning } from '../labels/label-words.ts'
import { labelsWithinWords } from '../labels/labels-within-words.ts'
import { isMilitaryStatus, resemblesMilitaryStatus } from '../lexicons/military-statuses.ts'
import { joinDateParts } from './join-date-parts.ts'
import { isContinued, joinLines } from './join-lines.ts'
import { joinSpreadLabels } from './join-spread-labels.ts'
import {
  centreOf,
  heightOf,
  isTelling,
  isVertical,
  type LaidLine,
  type Level,
  layLine,
  levelOf,
  meanConfidenceOf,
} from './laid-line.ts'
import { cornersBetween, partOfLine } from './part-of-line.ts'
import { levelOfColumns, partitionStacked } from './stacked-columns.ts'

export interface PlacedLabel {
  readonly meaning: LabelMeaning
  readonly line: LaidLine
  /** It stands among other words, as in a newspaper: it says nothing of what the photo shows. */
  readonly isWithinWords?: true
  /** It is written the other way than the values of its page: only what goes on behind it is its value. */
  readonly isAcross?: true
}

/** Where lines stand between printed rules. */
export interface Cells {
  /** Most values that stand in a cell with labels do so with one: else they are no cells, but rules by chance around much print. */
  readonly isTold: boolean
  /** Whether `other` stands in the cell around a line, which has rules on all sides. */
  readonly holds: (line: LaidLine, other: LaidLine) => boolean
  /** The labels in the cell around a value. */
  readonly labelsIn: (value: LaidLine) => readonly PlacedLabel[]
  /** Whether a label’s value stands in its own cell, or that has none. */
  readonly isHoused: (label: PlacedLabel) => boolean
  /** Whether a rule stands between two texts beside each other. */
  readonly parts: (left: LaidLine, right: LaidLine) => boolean
}

/** What is printed, in reading order: labels, and everything else as values. */
export interface PrintedPage {
  readonly labels: readonly PlacedLabel[]
  readonly values: readonly LaidLine[]
  /** Print of which no letter is known to the scanner: after a label on its line, or by itself. */
  readonly blanks: readonly LaidLine[]
  /** Whole lines, as they were found. */
  readonly lines: readonly LaidLine[]
  readonly level: Level
  /** What is written downwards, turned so that its columns are rows; absent without columns. */
  readonly columns?: PrintedPage
  /** Absent where no rules are printed. */
  readonly cells?: Cells
}

/** Below this a line is no print, unless it says a label and nothing else. */
const LEGIBLE = 0.35

/** Tells labels from values in the lines of a photo; `isAlone`: no print beside the document is among them. */
export function understandLines(scanned: readonly ScannedLine[], isAlone = false): PrintedPage {
  const { level: rows, stacked } = partitionStacked(scanned)
  const level = levelOf(nearLabels(rows, isAlone))
  const page = understandAt(rows, level)
  if (stacked.length === 0) return page
  const columns = understandAt(stacked, levelOfColumns(stacked, level), WIDEST_IN_COLUMN)
  // A label beside a column, or over it, may be that of a value which is written the other way.
  return {
    ...page,
    labels: [...page.labels, ...columns.labels.map((label) => layLabel(label, level))],
    lines: [...page.lines, ...columns.lines.map((line) => layLine(line, level))],
    columns: {
      ...columns,
      labels: [...columns.labels, ...page.labels.map((label) => layLabel(label, columns.level))],
    },
  }
}

/** Letters of a column that were found one by one stand so far apart, in heights, where one between them was not found. */
const WIDEST_IN_COLUMN = 1.8

const layLabel = (label: PlacedLabel, level: Level): PlacedLabel => ({
  ...label,
  line: layLine(label.line, level),
  isAcross: true,
})

/** Tells labels from values in lines that run one way. */
function understandAt(scanned: readonly ScannedLine[], level: Level, widestGap?: number): PrintedPage {
  const lines = scanned.map((line) => layLine(line, level)).toSorted(inReadingOrder)
  const { dates, rest: others } = joinDateParts(lines, level)
  const labels: PlacedLabel[] = []
  const values: LaidLine[] = [...dates]
  const blanks: LaidLine[] = []
  const parted = joinAll(others, level, widestGap).flatMap((line) => splitAtBars(line, level))
  for (const line of parted) {
    if (meanConfidenceOf(line.letters) < LEGIBLE && wholeLabelOf(line.text) === null) {
      blanks.push(line)
      continue
    }
    const spans = labelsIn(line).filter((span) => !isBeginningOfName(line, span, parted))
    if (line.isStacked !== true && isVertical(line.corners) && spans.length > 0) {
      values.push(...behindOwnLabel(line, spans, level))
      continue
    }
    let from = 0
    const among = labelsWithinWords(line, spans)
    for (const span of spans) {
      const end = beforeBracket(line, from, span.from)
      if (end > from) values.push(...splitWide(partOfLine(line, from, end, level), level))
      const rest = span.to === line.letters.length ? unreadRest(line, level) : null
      if (rest !== null) blanks.push(rest.unread)
      const named = partOfLine(rest?.read ?? line, span.from, span.to, level)
      labels.push({ meaning: span.meaning, line: named, ...(among.has(span) && { isWithinWords: true }) })
      from = span.to
      while (SEPARATOR.test(line.letters[from]?.text ?? '')) from += 1
    }
    if (from < line.letters.length) values.push(...splitWide(behindSeparator(line, from, level), level))
  }
  const written = values.filter(({ text }) => WRITTEN.test(text))
  return { labels, values: written.filter((value) => !isOfLabelBelow(value, labels)), blanks, lines, level }
}

/** Between the middles of a colon and of the letter behind it, in heights: farther apart there is one between them that was not read. */
const [BEHIND_COLON, OF_COLON] = [1.3, 0.35]
const [COLON, HAN] = [/^[:：]$/, /^\p{Script=Han}$/u]

/** The rest of a line; from right behind a colon on where the letter there was not read: 母：麥素貞. */
function behindSeparator(line: LaidLine, from: number, level: Level): LaidLine {
  const rest = partOfLine(line, from, line.letters.length, level)
  const [colon, first] = [line.letters[from - 1], line.letters[from]]
  if (colon === undefined || first === undefined || !COLON.test(colon.text) || line.isStacked === true)
    return rest
  const width = Math.max(1, line.box.right - line.box.left)
  if (!HAN.test(first.text) || (first.at - colon.at) * width < BEHIND_COLON * heightOf(line)) return rest
  const start = colon.at + (OF_COLON * heightOf(line)) / width
  const letters = line.letters
    .slice(from)
    .map((letter) => ({ ...letter, at: (letter.at - start) / Math.max(1e-6, 1 - start) }))
  return layLine({ ...rest, letters, corners: cornersBetween(line, start, 1) }, level)
}

/** 父 or 母 right before a name with a dot in it is its first letter where that relative’s label is printed over it: 母妮．巴伐利. */
function isBeginningOfName(line: LaidLine, { meaning, from, to }: LabelSpan, lines: readonly LaidLine[]) {
  if (from !== 0 || to !== 1 || !hasInnerDot(line.text)) return false
  return lines.some(
    (other) =>
      other !== line &&
      centreOf(other) < centreOf(line) &&
      centreOf(line) - centreOf(other) < LABEL_ABOVE * heightOf(line) &&
      Math.abs(other.box.left - line.box.left) < heightOf(line) &&
      labelsIn(other).some((label) => label.from === 0 && label.meaning === meaning),
  )
}
const LABEL_ABOVE = 1.8

/** A number that runs up or down behind its label, which says nothing of level print beside it; none at another label. */
function behindOwnLabel(line: LaidLine, spans: readonly LabelSpan[], level: Level): LaidLine[] {
  const last = spans.at(-1)
  if (last === undefined || !spans.every(({ meaning }) => NUMBERS.has(meaning))) return []
  return [partOfLine(line, last.to, line.letters.length, level)]
}
const NUMBERS = new Set<LabelMeaning>(['card_number', 'id_number', 'resident_number', 'passport_number'])

/** Where a value ends whose label stands behind it in brackets: 王大明（父）. */
function beforeBracket({ letters }: LaidLine, from: number, to: number): number {
  const last = letters.slice(from, to).findLastIndex(({ text }) => !OPENING.test(text))
  return from + last + 1
}
const OPENING = /^[\s(（[［【〔]*$/u

/** A line cut at its upright strokes, where a label stands behind them: 父王大明│母李美. */
function splitAtBars(line: LaidLine, level: Level): LaidLine[] {
  const cuts = line.letters.flatMap(({ text }, at) => {
    const behind = line.letters.slice(at + 1).filter((letter) => letter.text.trim() !== '')
    const next = behind.findIndex((letter) => BAR.test(letter.text))
    const part = next === -1 ? behind : behind.slice(0, next)
    const isLabelled =
      BAR.test(text) && at > 0 && findLabels(part.map((letter) => letter.text))[0]?.from === 0
    return isLabelled ? [at] : []
  })
  if (cuts.length === 0) return [line]
  const starts = [0, ...cuts.map((at) => at + 1)]
  return starts.map((from, at) => partOfLine(line, from, cuts[at] ?? line.letters.length, level))
}

/** Words that end in a stroke: the label goes on in another language, in the row below. */
const BEFORE_STROKE = /^\D*\p{Ll}{2}\D*[/／]\s*$/u
/** From the middle of one row of a label to that of the next, in heights. */
const NEXT_ROW = 1.7

const isOfLabelBelow = (value: LaidLine, labels: readonly PlacedLabel[]): boolean =>
  BEFORE_STROKE.test(value.text) &&
  labels.some(({ line }) => {
    const pitch = centreOf(line) - centreOf(value)
    return (
      pitch > 0 &&
      pitch < NEXT_ROW * heightOf(value) &&
      line.box.left < value.box.right &&
      line.box.right > value.box.left
    )
  })

/** 國民兵役 has the words of a label, and is a value, by itself or behind its label. */
function labelsIn({ text, letters }: LaidLine): LabelSpan[] {
  if (isMilitaryStatus(text)) return []
  const found = findBilingualLabels(letters).filter((span) => !isBeginningOfDate(letters, span))
  const spans = [...endOfLabel(letters, found), ...found]
  const isBeforeStatus = ({ meaning, to }: LabelSpan) => {
    const behind = letters.slice(to).map((letter) => letter.text)
    const rest = behind.join('').replace(BEFORE_VALUE, '')
    return meaning === 'military_status' && (isMilitaryStatus(rest) || resemblesMilitaryStatus(rest))
  }
  const last = spans.findIndex(isBeforeStatus)
  return last === -1 ? spans : spans.slice(0, last + 1)
}

/** The last letter of 配偶 or 住址, whose first was not found, by itself or before its value: no value begins so. */
function endOfLabel(letters: LaidLine['letters'], found: readonly LabelSpan[]): LabelSpan[] {
  const meaning = ENDS_OF_LABELS[letters[0]?.text ?? '']
  return meaning === undefined || found.some(({ from }) => from === 0) ? [] : [{ meaning, from: 0, to: 1 }]
}
const ENDS_OF_LABELS: Readonly<Record<string, LabelMeaning>> = { 偶: 'spouse', 址: 'address' }

const YEAR = /^\s*[\d〇零○OＯ一二三四五六七八九十百]{1,5}\s*年/u

/** 中華民國 before a year is the calendar of a date, which is written in full. */
const isBeginningOfDate = (letters: LaidLine['letters'], { meaning, from, to }: LabelSpan): boolean =>
  meaning === 'other' &&
  YEAR.test(textOf(letters.slice(to))) &&
  foldForm(textOf(letters.slice(from, to)).trim().slice(-1)) === foldForm('國')
const textOf = (letters: LaidLine['letters']): string => letters.map(({ text }) => text).join('')

const BEFORE_VALUE = /^[\s.:：/／]+/u

/** A line that goes on this many heights behind its last letter has letters there that were not read. */
const LONG_REST = 1.3

/** Parts a line behind its last letter, when it goes on there. */
function unreadRest(line: LaidLine, level: Level): { read: LaidLine; unread: LaidLine } | null {
  const width = Math.max(1, line.box.right - line.box.left)
  const end = (line.letters.at(-1)?.at ?? 1) + (0.6 * heightOf(line)) / width
  if ((1 - end) * width < LONG_REST * heightOf(line)) return null
  const read = { ...line, letters: line.letters.map((letter) => ({ ...letter, at: letter.at / end })) }
  const corners = cornersBetween(line, 0, end)
  return {
    read: layLine({ ...read, corners }, level),
    unread: layLine({ ...line, text: '', letters: [], corners: cornersBetween(line, end, 1) }, level),
  }
}

/** The lines among which labels stand: print under the document lies at an angle of its own. */
function nearLabels(scanned: readonly ScannedLine[], isAlone: boolean): readonly ScannedLine[] {
  const labelled = scanned.filter(({ letters }) => findLabels(letters.map(({ text }) => text)).length > 0)
  if (labelled.length < FEW_LABELS) return scanned
  const points = labelled.flatMap(({ corners }) => corners)
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))]
  const near = scanned.filter(({ corners: [nw, , se] }) => {
    const [x, y] = [(nw.x + se.x) / 2, (nw.y + se.y) / 2]
    return x >= left && x <= right && y >= top && y <= bottom
  })
  // Short labels in a column show no slope: the values beside them do.
  return isAlone && !near.some(isTelling) ? scanned : near
}

const FEW_LABELS = 2

/** Between a label and its value, or behind a label in brackets. */
const SEPARATOR = /^[\s.:：/／|｜│\u4e28\]］】〕」]$/u
/** Between two values with their labels in one line. */
const BAR = /^[|｜│\u4e28]$/u

/** Anything but punctuation. */
const WRITTEN = /[\p{L}\p{N}<]/u

const inReadingOrder = (one: LaidLine, other: LaidLine): number =>
  one.box.top + one.box.bottom - other.box.top - other.box.bottom || one.box.left - other.box.left

/** Joins what was found as several texts: a word set wide, or a label whose letters stand apart. */
function joinAll(lines: readonly LaidLine[], level: Level, widestOfLetters?: number): LaidLine[] {
  const joined: LaidLine[] = []
  for (const line of joinSpreadLabels(lines, level).toSorted((one, other) => one.box.left - other.box.left)) {
    const widest = line.letters.length === 1 ? widestOfLetters : undefined
    const before = joined.findIndex(
      (other) =>
        isContinued(other, line, widest) &&
        !isHeaded(other, line, lines) &&
        !isLabelOfName(other, line) &&
        !areTwoDates(other, line),
    )
    const left = joined[before]
    if (left === undefined) joined.push(line)
    else joined[before] = joinLines(left, line, level)
  }
  return joined.toSorted(inReadingOrder)
}

/** Each a whole date: those of two columns. */
const areTwoDates = (left: LaidLine, right: LaidLine): boolean =>
  parseDate(left.text) !== null && parseDate(right.text) !== null

/** A parent’s label of one letter right behind a name: no name ends so. */
const isLabelOfName = (left: LaidLine, right: LaidLine): boolean =>
  PARENT.test(right.text) && left.text.length > 1 && NAME.test(left.text)
const PARENT = /^[父母]$/u

const NAME = /^\p{Script=Han}{2,6}$/u
/** From a label down to the name under it, in heights of the name. */
const FARTHEST_BELOW = 2.5

/** Whether a label stands over the second of two names, or over a sex, and not over the first: they are two columns of a table. */
function isHeaded(left: LaidLine, right: LaidLine, lines: readonly LaidLine[]): boolean {
  const isSex = SEX.test(right.text)
  if (!NAME.test(left.text) || !(isSex || NAME.test(right.text))) return false
  const height = heightOf(right)
  return lines.some(
    ({ text, box }) =>
      box.left > left.box.right &&
      box.right < right.box.right + height / 2 &&
      centreOf({ box }) < right.box.top &&
      box.bottom > right.box.top - FARTHEST_BELOW * height &&
      (isSex ? wholeLabelOf(text) === 'gender' : wholeLabelOf(text) !== null),
  )
}
const SEX = /^[男女]$/u

/** Between the middles of two letters, in heights: farther apart they are two texts. */
const FARTHEST = 2.3
const FARTHEST_ALONE = 4
/** Letters set apart are no two texts, and one between them may be lost. */
const WIDE_PITCHES = 2.7

/** Splits a text whose parts stand far apart: values of two columns that were found as one line. */
function splitWide(line: LaidLine, level: Level): LaidLine[] {
  const width = line.box.right - line.box.left
  const gapAfter = (index: number) => {
    const [letter, next] = [line.letters[index], line.letters[index + 1]]
    return letter === undefined || next === undefined ? 0 : (next.at - letter.at) * width
  }
  const last = line.letters.length - 1
  const pitches = line.letters.slice(0, -1).map((_, index) => gapAfter(index))
  const pitch = pitches.toSorted((one, other) => one - other)[pitches.length >> 1] ?? 0
  const cuts = line.letters.flatMap((_, index) => {
    // A letter that the reader does not know leaves a gap in a name.
    const farthest = index === 0 || index === last - 1 ? FARTHEST_ALONE : FARTHEST
    const widest = Math.max(farthest * heightOf(line), WIDE_PITCHES * pitch)
    return gapAfter(index) > widest ? [index + 1] : []
  })
  return [0, ...cuts].map((from, at) => partOfLine(line, from, cuts[at] ?? line.letters.length, level))
}
