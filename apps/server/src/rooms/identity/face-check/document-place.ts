import { isWithin } from '../documents/lines/is-within.ts'
import type { ColourPicture } from '../documents/picture/colour-picture.ts'
import { cornersWithin } from '../documents/picture/correct-perspective.ts'
import { type Corners, findCorners } from '../documents/picture/find-corners.ts'
import type { PortraitRegion } from '../documents/sides/portrait-regions.ts'

/** A part of the document, in shares of its width and height. */
export type Portion = PortraitRegion['box']

/** Where a document lies in its photo, and where its portrait usually is on it. */
export interface DocumentPlace {
  readonly corners: Corners
  readonly part: Portion
  /** The document was located, or fills the photo. */
  readonly isLocated: boolean
  /** So surely that nothing beside it lies within its corners. */
  readonly isWhole: boolean
}

/** Tolerated difference in aspect ratio for a photo that shows only the document. */
const OFF_SHAPE = 1.16
const ALL_EDGES = 4
/** Of a document, its print takes at least one of these shares of its width and height; of a photo that it fills, the others. */
const [LEAST_OF_EDGES, LEAST_OF_PHOTO] = [0.35, 0.6]
/** Between the document’s upper edge and its print, in radians. */
const MOST_SLOPE = 0.1
/** Print may touch a line that was found as an edge. */
const INNER: Portion = { left: 0.1, top: 0.1, right: 0.9, bottom: 0.9 }

/** By the document’s edges; those that do not go with the `print` that was read, in pixels, are others. */
export async function findPlace(
  { grey }: ColourPicture,
  { width, height, box }: PortraitRegion,
  print: Corners | null,
): Promise<DocumentPlace> {
  const { corners, visibleEdges } = await findCorners(grey, width / height)
  const shape = grey.width / grey.height / (width / height)
  const isShaped = visibleEdges === 0 && shape > 1 / OFF_SHAPE && shape < OFF_SHAPE
  const least = isShaped ? LEAST_OF_PHOTO : LEAST_OF_EDGES
  const isIts = print === null || fits(print, corners, least)
  return {
    corners,
    part: {
      left: box.left / width,
      top: box.top / height,
      right: box.right / width,
      bottom: box.bottom / height,
    },
    isLocated: isIts && (visibleEdges > 0 || isShaped),
    isWhole: isIts && (visibleEdges === ALL_EDGES || isShaped),
  }
}

/** Whether print lies within the corners, level with them, and takes the least share of their width or height. */
function fits(print: Corners, corners: Corners, least: number): boolean {
  const [wide, tall] = [
    distance(print[0], print[1]) / distance(corners[0], corners[1]),
    distance(print[0], print[3]) / distance(corners[0], corners[3]),
  ]
  return (
    cornersWithin(print, INNER).every((point) => isWithin(point, corners)) &&
    Math.abs(slopeOf(print) - slopeOf(corners)) < MOST_SLOPE &&
    (wide >= least || tall >= least)
  )
}

const slopeOf = ([nw, ne]: Corners): number => Math.atan2(ne.y - nw.y, ne.x - nw.x)

export const distance = (one: Corners[number], other: Corners[number]): number =>
  Math.hypot(one.x - other.x, one.y - other.y)
