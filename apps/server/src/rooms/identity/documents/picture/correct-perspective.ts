import { samplePicture } from '../../../../providers/ocr/index.ts'
import type { Corners, Point } from './find-corners.ts'
import type { GreyPicture } from './grey-picture.ts'

/** Corrects the perspective of the area within the corners to `width` × `height` px. */
export function correctPerspective(
  photo: GreyPicture,
  corners: Corners,
  width: number,
  height: number,
): GreyPicture {
  const { a, b, c, d, e, f, g, h } = projection(corners)
  const data = new Uint8Array(width * height)
  for (let row = 0; row < height; row += 1) {
    const v = (row + 0.5) / height
    for (let column = 0; column < width; column += 1) {
      const u = (column + 0.5) / width
      const depth = g * u + h * v + 1
      const x = (a * u + b * v + c) / depth - 0.5
      const y = (d * u + e * v + f) / depth - 0.5
      data[row * width + column] = samplePicture(photo, x, y) + 0.5
    }
  }
  return { data, width, height }
}

/** Corners in the photo of a part of the document, given as shares 0 to 1. */
export function cornersWithin(
  corners: Corners,
  part: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
): Corners {
  const { a, b, c, d, e, f, g, h } = projection(corners)
  const at = (u: number, v: number): Point => {
    const depth = g * u + h * v + 1
    return { x: (a * u + b * v + c) / depth, y: (d * u + e * v + f) / depth }
  }
  const { left, top, right, bottom } = part
  return [at(left, top), at(right, top), at(right, bottom), at(left, bottom)]
}

/** Photo pixels per step across and down the document at a point, in shares of its width and height. */
export function perspectiveStepsAt(corners: Corners, { x, y }: Point) {
  const { a, b, c, d, e, f, g, h } = projection(corners)
  // For the point (x, y): (a − g x) u + (b − h x) v = x − c, and likewise with d, e, f.
  const [au, av, bu, bv] = [a - g * x, b - h * x, d - g * y, e - h * y]
  const [right, below] = [x - c, y - f]
  const area = au * bv - av * bu || 1
  const [u, v] = [(right * bv - av * below) / area, (au * below - right * bu) / area]
  const depth = g * u + h * v + 1
  return { across: { x: au / depth, y: bu / depth }, down: { x: av / depth, y: bv / depth } }
}

/**
 * Projective map of the unit square to a quadrilateral: x = (a u + b v + c) / (g u + h v + 1), y likewise with d, e, f.
 */
function projection([nw, ne, se, sw]: Corners) {
  const [dx1, dx2] = [ne.x - se.x, sw.x - se.x]
  const [dy1, dy2] = [ne.y - se.y, sw.y - se.y]
  const sx = nw.x - ne.x + se.x - sw.x
  const sy = nw.y - ne.y + se.y - sw.y
  const area = dx1 * dy2 - dx2 * dy1
  const g = area === 0 ? 0 : (sx * dy2 - dx2 * sy) / area
  const h = area === 0 ? 0 : (dx1 * sy - sx * dy1) / area
  return {
    a: ne.x - nw.x + g * ne.x,
    b: sw.x - nw.x + h * sw.x,
    c: nw.x,
    d: ne.y - nw.y + g * ne.y,
    e: sw.y - nw.y + h * sw.y,
    f: nw.y,
    g,
    h,
  }
}
