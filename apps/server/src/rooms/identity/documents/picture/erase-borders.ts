import type { GreyPicture } from './grey-picture.ts'

/** The same strip of a photo as it is and with normalized lighting. */
interface Strip {
  readonly picture: GreyPicture
  readonly even: GreyPicture
}

/** Darker is ink, where the light was evened. */
const INK = 185
/** In heights of the strip: where a border may stand from either end, how wide it is, and how far it may lean. */
const [BESIDE, THICKEST, LEAN] = [0.7, 0.14, 0.3]
/** Rows that a border may miss. */
const GAPS = 0.06

/**
 * Erases the lines of a table’s cells that stand beside the text of a strip: beside a letter such a line looks like a
 * stroke of it. Only print has margins above and below it, a border has none.
 */
export function eraseBorders({ picture, even }: Strip): Strip {
  const { width, height } = even
  const erased = [picture.data, even.data].map((data) => data.slice())
  const beside = Math.min(Math.round(BESIDE * height), width >> 2)
  let isErased = false
  for (const [from, to] of [
    [0, beside],
    [width - beside, width],
  ] as const) {
    const border = findBorder(even, from, to)
    if (border === null) continue
    isErased = true
    for (const data of erased) fillBorder(data, width, border)
  }
  const [plain, level] = erased
  if (!isErased || plain === undefined || level === undefined) return { picture, even }
  return { picture: { ...picture, data: plain }, even: { ...even, data: level } }
}

/** The columns of a border in each row, from its first to the one after its last. */
type Border = readonly (readonly [number, number])[]

/** Follows a thin dark line from the top of the strip to its bottom. */
function findBorder({ data, width, height }: GreyPicture, from: number, to: number): Border | null {
  const isInk = (x: number, y: number) => (data[y * width + x] ?? 255) < INK
  for (let start = from; start < to; start += 1) {
    if (!isInk(start, 0) && !isInk(start, 1)) continue
    const border: [number, number][] = []
    let [at, missed] = [start, 0]
    for (let y = 0; y < height; y += 1) {
      const near = [0, 1, -1, 2, -2].map((step) => at + step).find((x) => x >= from && x < to && isInk(x, y))
      if (near === undefined) missed += 1
      at = near ?? at
      let [left, right] = [at, at + 1]
      while (near !== undefined && left > 0 && at - left <= THICKEST * height && isInk(left - 1, y)) left -= 1
      while (near !== undefined && right < width && right - at <= THICKEST * height && isInk(right, y))
        right += 1
      // Where a stroke touches it, a border is as wide as above.
      const before = border.at(-1)
      const isThick = right - left > THICKEST * height
      border.push(isThick && before !== undefined ? [before[0], before[1]] : [left, right])
      if (missed > GAPS * height) break
    }
    const isWhole = border.length === height && missed <= GAPS * height
    const thick = border.filter(([left, right]) => right - left <= THICKEST * height).length
    if (isWhole && thick > 0.8 * height && Math.abs(at - start) < LEAN * height) return border
  }
  return null
}

/** Fills the border with what stands beside it, row by row. */
function fillBorder(data: Uint8Array, width: number, border: Border): void {
  for (const [y, [first, end]] of border.entries()) {
    const [left, right] = [Math.max(0, first - 2), Math.min(width, end + 2)]
    const [before, after] = [data[y * width + left - 1], data[y * width + right]]
    const isAtStart = left < 1
    const isAtEnd = right >= width
    const paper = Math.max(isAtStart ? 0 : (before ?? 0), isAtEnd ? 0 : (after ?? 0))
    data.fill(paper, y * width + left, y * width + right)
  }
}
