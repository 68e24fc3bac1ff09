import type { TextBox } from '../../../../providers/ocr/index.ts'
import { boxIn, placeAt, type RulingLine, type RulingLines } from './find-ruling-lines.ts'
import type { LaidLine } from './laid-line.ts'
import type { Cells, PrintedPage } from './understand-lines.ts'

/** Shares of a text at which the rules around it are looked for, and how far it may reach over them. */
const [LOOKS, INTO] = [[0.5, 0.25, 0.75], 0.3]
/** In heights of a label: a head is hardly higher than that, a strip hardly longer. */
const [HIGH, LONG] = [3, 3]

export function cellsOf({ across, down, place }: RulingLines, page: Omit<PrintedPage, 'cells'>): Cells {
  const known = new Map<LaidLine, TextBox | null>()
  const boxes = new Map<LaidLine, TextBox>()
  const boxOf = (line: LaidLine): TextBox => {
    const box = boxes.get(line) ?? boxIn(line, place)
    boxes.set(line, box)
    return box
  }
  const cellOf = (line: LaidLine): TextBox | null => {
    const cell = known.get(line)
    if (cell !== undefined) return cell
    const found = cellAround(boxOf(line), across, down)
    known.set(line, found)
    return found
  }
  const holds = (line: LaidLine, other: LaidLine): boolean => {
    const cell = cellOf(line)
    if (cell === null) return false
    const { left, right, top, bottom } = boxOf(other)
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    return x > cell.left && x < cell.right && y > cell.top && y < cell.bottom
  }
  const values = [...page.values, ...page.blanks]
  const labelsOf = new Map(
    values.map((value) => [value, page.labels.filter(({ line }) => holds(value, line))] as const),
  )
  const labelsIn = (value: LaidLine) => labelsOf.get(value) ?? []
  const filled = new Set([...labelsOf.values()].flat())
  const isWide = (line: LaidLine): boolean => {
    const cell = cellOf(line)
    const { left, right, top, bottom } = boxOf(line)
    const height = Math.min(bottom - top, right - left)
    return (
      cell !== null &&
      cell.bottom - cell.top > bottom - top + (HIGH - 1) * height &&
      cell.right - cell.left > right - left + LONG * height
    )
  }
  const closed = page.labels.filter(({ line }) => cellOf(line) !== null)
  const housed = [...labelsOf.values()].filter((labels) => labels.length > 0)
  const single = housed.filter(([first, ...rest]) => rest.every(({ meaning }) => meaning === first?.meaning))
  const isForm = filled.size >= FEWEST_FILLED && filled.size > closed.length / 2
  return {
    isTold: single.length > 1 && single.length >= housed.length / 2,
    holds,
    labelsIn,
    isHoused: (label) => isForm && (filled.has(label) || isWide(label.line)),
    parts(left, right) {
      const [one, other] = [boxOf(left), boxOf(right)]
      const inset = INTO * (one.bottom - one.top)
      return LOOKS.every((share) => {
        const y = one.top + share * (one.bottom - one.top)
        const next = nextRule(down, y, one.right - inset, 1)
        return next !== null && next < other.left + inset
      })
    },
  }
}
/** Labels whose values stand in their cells are at least so many where cells with nothing but a label are empty. */
const FEWEST_FILLED = 3

/** The nearest rule before or behind a place, of those that pass `along`. */
function nextRule(rules: readonly RulingLine[], along: number, from: number, sign: 1 | -1): number | null {
  let nearest: number | null = null
  for (const rule of rules) {
    if (along < rule.from - REACH || along > rule.to + REACH) continue
    const place = placeAt(rule, along)
    if ((place - from) * sign < 0) continue
    if (nearest === null || (place - nearest) * sign < 0) nearest = place
  }
  return nearest
}
/** Rules end a little before the ones across them. */
const REACH = 6

function cellAround(
  box: TextBox,
  across: readonly RulingLine[],
  down: readonly RulingLine[],
): TextBox | null {
  const { left, right, top, bottom } = box
  const inset = INTO * Math.min(bottom - top, right - left)
  const xs = LOOKS.map((share) => left + share * (right - left))
  const ys = LOOKS.map((share) => top + share * (bottom - top))
  const first = (places: readonly (number | null)[]) => places.find((place) => place !== null) ?? null
  const cell = {
    left: first(ys.map((y) => nextRule(down, y, left + inset, -1))),
    right: first(ys.map((y) => nextRule(down, y, right - inset, 1))),
    top: first(xs.map((x) => nextRule(across, x, top + inset, -1))),
    bottom: first(xs.map((x) => nextRule(across, x, bottom - inset, 1))),
  }
  if (cell.left === null || cell.right === null || cell.top === null || cell.bottom === null) return null
  return { left: cell.left, right: cell.right, top: cell.top, bottom: cell.bottom }
}
