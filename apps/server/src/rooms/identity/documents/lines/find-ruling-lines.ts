import type { ScanPoint, TextBox } from '../../../../providers/ocr/index.ts'
import type { GreyPicture } from '../picture/grey-picture.ts'
import type { LaidLine, Level } from './laid-line.ts'

/** A straight rule: where it stands across its direction at its beginning, and how far it leans along it. */
export interface RulingLine {
  readonly from: number
  readonly to: number
  readonly at: number
  readonly slope: number
}

/** Rules in a frame in which print is level and upright. */
export interface RulingLines {
  readonly across: readonly RulingLine[]
  readonly down: readonly RulingLine[]
  /** Where a point of the photo stands in the frame. */
  readonly place: (point: ScanPoint) => ScanPoint
}

/** Width of the print of a side in the frame, and the margin around it. */
const [WIDTH, MARGIN] = [760, 30]
/** How far beside a thin line the ground is looked at, and over how much of its length it is evened. */
const [BESIDE, EVENED] = [3, 7]
/** Levels of brightness by which a rule stands out from both sides. */
const CONTRAST = 7
/** Shortest rules: those down part rows, and letters have strokes down, too. */
const [SHORTEST_ACROSS, SHORTEST_DOWN] = [53, 32]
/** What a rule may miss by itself, and what it may miss where it goes on behind that: a tab, or a letter that touches it. */
const [GAP, MISSED, BRIDGE] = [4, 0.15, 46]
/** How far rules lean where the photo was taken at an angle. */
const SLOPES = [0, 0.012, -0.012, 0.024, -0.024, 0.036, -0.036, 0.05, -0.05, 0.065, -0.065]
/** Rules are as thick as that, and found as often. */
const THICK = 3
const FEWEST_LINES = 4

/** Finds the printed rules around the lines of a side: thin, straight and long, darker or lighter than what is beside them. */
export function findRulingLines(
  picture: GreyPicture,
  lines: readonly LaidLine[],
  level: Level,
): RulingLines | null {
  if (lines.length < FEWEST_LINES) return null
  const frame = frameAround(lines, level)
  const view = viewOf(picture, frame)
  const boxes = lines.filter(({ isStacked }) => isStacked !== true).map((line) => boxIn(line, frame.place))
  return {
    across: rulesAcross(view, boxes, SHORTEST_ACROSS),
    down: rulesAcross(turned(view), boxes.map(turnedBox), SHORTEST_DOWN),
    place: frame.place,
  }
}

interface RuleFrame {
  readonly place: (point: ScanPoint) => ScanPoint
  /** The point of the photo at a place of the frame. */
  readonly back: (u: number, v: number) => ScanPoint
  readonly width: number
  readonly height: number
}

const FAR = 1000

function frameAround(lines: readonly LaidLine[], level: Level): RuleFrame {
  // `level` maps y to (y - a x) / (1 + g x).
  const grown = FAR / Math.max(1e-6, level({ x: FAR, y: FAR }).y - level({ x: FAR, y: 0 }).y)
  const growth = (grown - 1) / FAR
  const rise = (-level({ x: FAR, y: 0 }).y * grown) / FAR
  const points = lines.flatMap(({ corners }) => corners)
  const mean = points.reduce((sum, { y }) => sum + y, 0) / Math.max(1, points.length)
  const lean = rise + growth * mean
  const laid = points.map(({ x, y }) => ({ u: x + lean * y, v: level({ x, y }).y }))
  const [us, vs] = [laid.map(({ u }) => u), laid.map(({ v }) => v)]
  const [left, right] = [Math.min(...us), Math.max(...us)]
  const [top, bottom] = [Math.min(...vs), Math.max(...vs)]
  const scale = (right - left) / WIDTH
  return {
    width: WIDTH + 2 * MARGIN,
    height: Math.round((bottom - top) / scale) + 2 * MARGIN,
    place: ({ x, y }) => ({
      x: (x + lean * y - left) / scale + MARGIN,
      y: (level({ x, y }).y - top) / scale + MARGIN,
    }),
    back: (u, v) => {
      const [across, down] = [(u - MARGIN) * scale + left, (v - MARGIN) * scale + top]
      const slope = down * growth + rise
      const y = (down + across * slope) / (1 + lean * slope)
      return { x: across - lean * y, y }
    },
  }
}

function viewOf({ data, width, height }: GreyPicture, { back, ...size }: RuleFrame): GreyPicture {
  const view = new Uint8Array(size.width * size.height)
  const at = (x: number, y: number) =>
    data[Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x))] ?? 0
  for (let v = 0; v < size.height; v += 1)
    for (let u = 0; u < size.width; u += 1) {
      const { x, y } = back(u, v)
      const [left, top] = [Math.floor(x), Math.floor(y)]
      const [right, below] = [x - left, y - top]
      const upper = at(left, top) * (1 - right) + at(left + 1, top) * right
      const lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right
      view[v * size.width + u] = upper * (1 - below) + lower * below
    }
  return { data: view, width: size.width, height: size.height }
}

function turned({ data, width, height }: GreyPicture): GreyPicture {
  const flipped = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) flipped[x * height + y] = data[y * width + x] ?? 0
  return { data: flipped, width: height, height: width }
}

const turnedBox = ({ left, right, top, bottom }: TextBox): TextBox => ({
  left: top,
  right: bottom,
  top: left,
  bottom: right,
})

export function boxIn({ corners }: Pick<LaidLine, 'corners'>, place: RulingLines['place']): TextBox {
  const points = corners.map(place)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** The rules that run along the rows of a view. */
function rulesAcross(view: GreyPicture, boxes: readonly TextBox[], shortest: number): RulingLine[] {
  const evened = evenAlong(view)
  const found = [1, -1].flatMap((sign) => runsIn(thinIn(evened, sign), boxes, shortest))
  const kept = withoutCopies(found)
  return bridge(
    kept.filter((rule) => !isOfPattern(rule, kept) && !boxes.some((box) => runsThrough(rule, box))),
  )
}

/** Each pixel the mean of its row around it. */
function evenAlong({ data, width, height }: GreyPicture): GreyPicture {
  const evened = new Uint8Array(width * height)
  const half = EVENED >> 1
  for (let y = 0; y < height; y += 1) {
    let sum = 0
    for (let x = -half; x < width + half; x += 1) {
      sum += x + half < width ? (data[y * width + x + half] ?? 0) : 0
      sum -= x - half - 1 >= 0 ? (data[y * width + x - half - 1] ?? 0) : 0
      if (x >= half && x < width - half) evened[y * width + x] = sum / EVENED
    }
  }
  return { data: evened, width, height }
}

/** Pixels that are darker than what is above and below them; lighter for -1. */
function thinIn({ data, width, height }: GreyPicture, sign: number): GreyPicture {
  const thin = new Uint8Array(width * height)
  const beside = BESIDE * width
  const limit = CONTRAST
  for (let at = beside; at < thin.length - beside; at += 1) {
    const value = sign * (data[at] ?? 0) + limit
    if (sign * (data[at - beside] ?? 0) > value && sign * (data[at + beside] ?? 0) > value) thin[at] = 1
  }
  return { data: thin, width, height }
}

/** Straight rows of such pixels, along all slopes. */
function runsIn(
  { data, width, height }: GreyPicture,
  boxes: readonly TextBox[],
  shortest: number,
): RulingLine[] {
  const [xs, ys]: [number[], number[]] = [[], []]
  for (let x = 0; x < width; x += 1)
    for (let y = 0; y < height; y += 1)
      if (data[y * width + x] === 1) {
        xs.push(x)
        ys.push(y)
      }
  return SLOPES.flatMap((slope) => runsAlong(slope, { xs, ys, width, height, shortest })).filter(
    (run) => !isOfText(run, boxes),
  )
}

interface ThinPixels {
  /** In the order of `xs`. */
  readonly xs: readonly number[]
  readonly ys: readonly number[]
  readonly width: number
  readonly height: number
  readonly shortest: number
}

function runsAlong(slope: number, { xs, ys, width, height, shortest }: ThinPixels): RulingLine[] {
  const runs: RulingLine[] = []
  const lean = Math.ceil(Math.abs(slope) * width) + 1
  const rows = height + 2 * lean
  const [from, last, missed] = [new Int32Array(rows).fill(-1), new Int32Array(rows), new Int32Array(rows)]
  const end = (row: number) => {
    const [first = -1, to = 0, lost = 0] = [from[row], last[row], missed[row]]
    const length = to - first + 1
    if (first >= 0 && length >= shortest && lost < MISSED * length)
      runs.push({ from: first, to, at: row - lean + slope * first, slope })
  }
  for (const [at, x] of xs.entries()) {
    const row = Math.round((ys[at] ?? 0) - slope * x) + lean
    const isNew = (from[row] ?? -1) < 0 || x - (last[row] ?? 0) > GAP
    if (isNew) {
      end(row)
      from[row] = x
      missed[row] = 0
    } else missed[row] = (missed[row] ?? 0) + x - (last[row] ?? 0) - 1
    last[row] = x
  }
  for (let row = 0; row < rows; row += 1) end(row)
  return runs
}

export const placeAt = ({ at, slope, from }: RulingLine, x: number): number => at + slope * (x - from)

/** A stroke of a letter, or the ground of a tab between its letters and its edge: no longer than the text. */
function isOfText(rule: RulingLine, boxes: readonly TextBox[]): boolean {
  const length = rule.to - rule.from
  return boxes.some(({ left, right, top, bottom }) => {
    const [wide, tall] = [right - left, bottom - top]
    const size = Math.min(wide, tall)
    const shared = Math.min(rule.to, right + size / 2) - Math.max(rule.from, left - size / 2)
    if (shared < OF_TEXT * length) return false
    const place = placeAt(rule, (rule.from + rule.to) / 2)
    const beside = wide >= tall ? AT_TAB * size : 0
    return place > top - beside && place < bottom + beside
  })
}
const [OF_TEXT, AT_TAB] = [0.7, 0.45]

/** Lines close to each other, as of bar codes, guilloche and cloth. */
const isOfPattern = (rule: RulingLine, rules: readonly RulingLine[]): boolean =>
  rules.filter((other) => {
    const shared = Math.min(rule.to, other.to) - Math.max(rule.from, other.from)
    const middle = (rule.from + rule.to) / 2
    return (
      shared > (rule.to - rule.from) / 2 && Math.abs(placeAt(other, middle) - placeAt(rule, middle)) < CLOSE
    )
  }).length > FEW_CLOSE
/** Itself and three more: the frames of two cells beside each other, of two lines each. */
const [CLOSE, FEW_CLOSE] = [14, 4]

/** No rule is printed through the middle of a text. */
function runsThrough(rule: RulingLine, { left, right, top, bottom }: TextBox): boolean {
  const shared = Math.min(rule.to, right) - Math.max(rule.from, left)
  if (shared < THROUGH * (right - left)) return false
  const place = placeAt(rule, (Math.max(rule.from, left) + Math.min(rule.to, right)) / 2)
  const inset = INSET * Math.min(right - left, bottom - top)
  return place > top + inset && place < bottom - inset
}
const [THROUGH, INSET] = [0.8, 0.35]

/** The longest of those that lie on each other. */
function withoutCopies(runs: readonly RulingLine[]): RulingLine[] {
  const kept: RulingLine[] = []
  for (const run of runs.toSorted((one, other) => other.to - other.from - one.to + one.from)) {
    const isCopy = kept.some((other) => {
      const shared = Math.min(run.to, other.to) - Math.max(run.from, other.from)
      if (shared < (run.to - run.from) / 2) return false
      const middle = (run.from + run.to) / 2
      return Math.abs(placeAt(other, middle) - placeAt(run, middle)) < THICK
    })
    if (!isCopy) kept.push(run)
  }
  return kept
}

/** Parts of one rule are one. */
function bridge(runs: readonly RulingLine[]): RulingLine[] {
  const joined: RulingLine[] = []
  for (const run of runs.toSorted((one, other) => one.from - other.from)) {
    const before = joined.findIndex(
      (other) =>
        run.from - other.to < BRIDGE &&
        run.to > other.to &&
        Math.abs(placeAt(other, run.from) - run.at) < THICK &&
        Math.abs(placeAt(run, other.to) - placeAt(other, other.to)) < THICK,
    )
    const other = joined[before]
    if (other === undefined) joined.push(run)
    else
      joined[before] = {
        ...other,
        to: run.to,
        slope: (placeAt(run, run.to) - other.at) / Math.max(1, run.to - other.from),
      }
  }
  return joined
}
