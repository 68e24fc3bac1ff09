import type { ScanCorners, ScanPoint } from '../../../../providers/ocr/index.ts'
import type { LaidLine } from '../lines/laid-line.ts'
import { distanceBetween } from '../lines/scan-points.ts'
import { correctPerspective } from '../picture/correct-perspective.ts'
import { darkenLightPrint } from '../picture/darken-light-print.ts'
import { eraseBorders } from '../picture/erase-borders.ts'
import type { GreyPicture } from '../picture/grey-picture.ts'
import { concatParts } from './concat-parts.ts'
import { layStackedStrip } from './lay-stacked-strip.ts'

/** The upright photo, as it is and with normalized lighting. */
export interface UprightPhoto {
  readonly picture: GreyPicture
  readonly even: GreyPicture
}

/** One row of a value, cut out of the photo and levelled, with what the scan read there. */
export interface ValueStrip {
  readonly picture: GreyPicture
  readonly even: GreyPicture
  readonly scanned: LaidLine
}

const HEIGHT_PX = 88
const LONGEST_PX = 2400
/** Margins in heights: strokes at the edge are misread. */
const [ABOVE, BESIDE] = [0.06, 0.12]

/** Cuts a line out of the photo. */
export function cutStrip({ picture, even }: UprightPhoto, scanned: LaidLine): ValueStrip {
  if (scanned.parts !== undefined) {
    const { parts } = scanned
    const laid = {
      picture: concatParts(picture, parts, HEIGHT_PX),
      even: concatParts(even, parts, HEIGHT_PX),
    }
    return { ...darkenLightPrint(laid), scanned }
  }
  const corners = withMargins(scanned.corners)
  const [nw, ne, , sw] = corners
  const shape = distanceBetween(nw, ne) / Math.max(1, distanceBetween(nw, sw))
  const width = Math.max(HEIGHT_PX / 2, Math.min(LONGEST_PX, Math.round(HEIGHT_PX * shape)))
  const cut = darkenLightPrint({
    picture: correctPerspective(picture, corners, width, HEIGHT_PX),
    even: correctPerspective(even, corners, width, HEIGHT_PX),
  })
  if (scanned.isStacked === true) return layStackedStrip(cut, scanned, MARGIN_PX)
  const strip = eraseBorders(cut)
  return { ...strip, scanned }
}

function withMargins([nw, ne, se, sw]: ScanCorners): ScanCorners {
  const height = distanceBetween(nw, sw)
  const length = Math.max(1, distanceBetween(nw, ne))
  const along = {
    x: ((ne.x - nw.x) / length) * height * BESIDE,
    y: ((ne.y - nw.y) / length) * height * BESIDE,
  }
  const down = { x: (sw.x - nw.x) * ABOVE, y: (sw.y - nw.y) * ABOVE }
  const move = ({ x, y }: ScanPoint, right: number, below: number): ScanPoint => ({
    x: x + right * along.x + below * down.x,
    y: y + right * along.y + below * down.y,
  })
  return [move(nw, -1, -1), move(ne, 1, -1), move(se, 1, 1), move(sw, -1, 1)]
}

/** Its margin beside the line, in pixels of a strip. */
const MARGIN_PX = (HEIGHT_PX * BESIDE) / (1 + 2 * ABOVE)

/** Where a letter’s middle stands in a strip, in pixels: `at` is its share of the line without the strip’s margins. */
export const placeInStrip = ({ even: { width } }: ValueStrip, at: number): number =>
  MARGIN_PX + at * (width - 2 * MARGIN_PX)

/** The share of the line of what stands at this share of the strip. */
export const shareOfLine = ({ even: { width } }: Pick<ValueStrip, 'even'>, share: number): number =>
  (share * width - MARGIN_PX) / Math.max(1, width - 2 * MARGIN_PX)

/** The strip from a letter on: what the scan read before it is another text. */
export function stripFrom(strip: ValueStrip, first: number): ValueStrip {
  const { letters } = strip.scanned
  const [before, after] = [letters[first - 1], letters[first]]
  if (before === undefined || after === undefined) return strip
  const from = Math.round((placeInStrip(strip, before.at) + placeInStrip(strip, after.at)) / 2 - MARGIN_PX)
  const width = strip.even.width - from
  const [wholeLine, line] = [strip.even.width - 2 * MARGIN_PX, width - 2 * MARGIN_PX]
  const cut = ({ data, height, width: whole }: GreyPicture): GreyPicture => {
    const part = new Uint8Array(width * height)
    for (let y = 0; y < height; y += 1)
      part.set(data.subarray(y * whole + from, y * whole + from + width), y * width)
    return { data: part, width, height }
  }
  const left = letters
    .slice(first)
    .map((letter) => ({ ...letter, at: (letter.at * wholeLine - from) / line }))
  const text = left.map((letter) => letter.text).join('')
  return {
    picture: cut(strip.picture),
    even: cut(strip.even),
    scanned: { ...strip.scanned, letters: left, text },
  }
}
