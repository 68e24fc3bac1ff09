import { heightOf, type LaidLine } from '../lines/laid-line.ts'
import { SIDES } from '../sides/sides.ts'
import type { LabelSpan } from './find-labels.ts'
import type { LabelMeaning } from './label-words.ts'

const HAN = /^\p{Script=Han}$/u
/** Between the middles of two letters, in heights of the line: farther apart there is a space between them. */
const CLOSE = 1.35
/** Words that belong to a label and are not listed, or were misread: 證件流水號, 居留住址. */
const MOST_BEFORE = 3
/** A surname with a name of four letters; the longest place that an ID card names as a birthplace. */
const MOST_BEHIND = 6
/** A title has no value; a label behind it may be misread. */
const MOST_BEHIND_TITLE = 4
const TITLES: ReadonlySet<LabelMeaning> = new Set([
  'title_other',
  ...Object.values(SIDES).flatMap(({ title }) => title?.label ?? []),
])
/** An address runs on behind its label, and is one by its units. */
const UNITS = /[縣县市區区鄉乡鎮镇村里鄰邻路街巷弄號号樓楼]/gu
const FEWEST_UNITS = 2

/**
 * The labels whose words stand among others without a space, as in a newspaper: 男子的護照和身分證都是偽造的. On a document a space,
 * another label or nothing stands before a label, and behind it at most its value.
 */
export function labelsWithinWords(line: LaidLine, spans: readonly LabelSpan[]): ReadonlySet<LabelSpan> {
  const runs = spans.length === 0 ? [] : runsOf(line)
  return new Set(
    runs.flatMap((run) => {
      const labels = spans.filter(({ from, to }) => from < run.to && to > run.from)
      return areWords(line, run, labels) ? labels : []
    }),
  )
}

interface Run {
  readonly from: number
  readonly to: number
}

/** The parts of a line that are Chinese letters without a gap. */
function runsOf({ letters, ...line }: LaidLine): Run[] {
  const farthest = CLOSE * heightOf(line)
  const width = line.box.right - line.box.left
  const runs: { from: number; to: number }[] = []
  for (const [at, letter] of letters.entries()) {
    if (!HAN.test(letter.text)) continue
    const [last, before] = [runs.at(-1), letters[at - 1]]
    const goesOn = last?.to === at && before !== undefined && (letter.at - before.at) * width <= farthest
    if (last !== undefined && goesOn) last.to = at + 1
    else runs.push({ from: at, to: at + 1 })
  }
  return runs
}

/** Whether the letters before or behind one of a run's labels are no value. */
function areWords({ letters }: LaidLine, run: Run, labels: readonly LabelSpan[]): boolean {
  const [first] = labels
  if (first === undefined) return false
  if (first.from - run.from > MOST_BEFORE) return true
  return labels.some(({ meaning, to }, at) => {
    const end = labels[at + 1]?.from ?? run.to
    if (TITLES.has(meaning)) return end - to > MOST_BEHIND_TITLE
    const behind = letters.slice(to, end).map(({ text }) => text)
    const isAddress = meaning === 'address' && (behind.join('').match(UNITS)?.length ?? 0) >= FEWEST_UNITS
    return !isAddress && end - to > MOST_BEHIND
  })
}
