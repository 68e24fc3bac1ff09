import type { GreyPicture } from '../picture/grey-picture.ts'

/** Darker is ink, where the light was evened. */
const INK = 150
/** Rows of a column with less ink are a speck. */
const SPECK = 2
/** Runs shorter than this share of the usual one are no letters: hyphens, commas, dots. */
const LETTER = 0.6
/** A mark reaches so far above the other letters, as a share of their height, and not farther. */
const [LOWEST, HIGHEST] = [0.14, 0.6]
const FEWEST = 3

interface Run {
  readonly middle: number
  readonly top: number
  readonly bottom: number
}

/** How many letters of a row of capitals reach above the others, as those with accents do. Letters that touch count as one. */
export function countDiacritics(even: GreyPicture): number {
  const runs = runsOf(withoutPrintAbove(even))
  const usual = median(runs.map(heightOf))
  const letters = runs.filter((run) => heightOf(run) > LETTER * usual)
  if (letters.length < FEWEST) return 0
  const slope = median(
    letters.flatMap((one, at) =>
      letters.slice(at + 1).map((other) => (other.bottom - one.bottom) / (other.middle - one.middle)),
    ),
  )
  const level = letters.map((run) => ({ ...run, top: run.top - slope * run.middle }))
  const height = median(level.map((run, at) => (letters[at]?.bottom ?? 0) - slope * run.middle - run.top))
  const capitals = median(level.map(({ top }) => top))
  return level.filter(({ top }, at) => {
    const above = (capitals - top) / Math.max(1, height)
    return above > LOWEST && above < HIGHEST && (letters[at]?.top ?? 0) > 0
  }).length
}

/** In heights of the strip: what ends so near its top edge belongs to the row above, and how thick a rule is. */
const [EDGE, RULE] = [0.3, 0.07]
/** A rule goes over this share of the columns. */
const MOST_COLUMNS = 0.6

/** The row without ends of letters at its top edge, and without a rule above it. */
function withoutPrintAbove({ data, width, height }: GreyPicture): GreyPicture {
  const clean = data.slice()
  const isInked = (x: number, y: number) => (clean[y * width + x] ?? 255) < INK
  const erase = (x: number, { from, to }: Span) => {
    for (let y = from; y < to; y += 1) clean[y * width + x] = 255
  }
  const firstOf = (x: number): Span => {
    let from = 0
    while (from < height && !isInked(x, from)) from += 1
    let to = from
    while (to < height && isInked(x, to)) to += 1
    return { from, to }
  }
  const columns = Array.from({ length: width }, (_, x) => x)
  for (const x of columns) {
    const first = firstOf(x)
    if (first.from <= 1 && first.to < EDGE * height) erase(x, first)
  }
  const thin = columns.filter((x) => {
    const { from, to } = firstOf(x)
    return to > from && to - from <= RULE * height && to < height / 2
  })
  if (thin.length > MOST_COLUMNS * width) for (const x of thin) erase(x, firstOf(x))
  return { data: clean, width, height }
}

interface Span {
  readonly from: number
  readonly to: number
}

const heightOf = ({ top, bottom }: Run): number => bottom - top
const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

/** Letters, and letters that touch, from left to right. */
function runsOf({ data, width, height }: GreyPicture): Run[] {
  const runs: Run[] = []
  let from = -1
  for (let x = 0; x <= width; x += 1) {
    const isInked = x < width && inkOf(data, width, height, x) >= SPECK
    if (isInked && from < 0) from = x
    if (isInked || from < 0) continue
    runs.push({ middle: (from + x) / 2, ...extentOf(data, width, height, from, x) })
    from = -1
  }
  return runs
}

function inkOf(data: Uint8Array, width: number, height: number, x: number): number {
  let ink = 0
  for (let y = 0; y < height; y += 1) if ((data[y * width + x] ?? 255) < INK) ink += 1
  return ink
}

/** The first and the last row with more than a speck of ink. */
function extentOf(data: Uint8Array, width: number, height: number, from: number, to: number) {
  let [top, bottom] = [height, 0]
  for (let y = 0; y < height; y += 1) {
    let ink = 0
    for (let x = from; x < to; x += 1) if ((data[y * width + x] ?? 255) < INK) ink += 1
    if (ink < SPECK) continue
    top = Math.min(top, y)
    bottom = y + 1
  }
  return { top, bottom }
}
