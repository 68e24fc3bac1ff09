import type { FacePoint } from '../landmarks.ts'
import type { FaceModel, Still } from './face-model.ts'
import { INNER_LOWER_LIP, INNER_UPPER_LIP } from './mesh-parts.ts'

type Corners = readonly [FacePoint, FacePoint, FacePoint]

/** Renders the model with moved points: each triangle carries its texture, farthest first. */
export function paintFace({ still, points, triangles }: FaceModel, moved: readonly FacePoint[]): Still {
  const painted = { ...still, data: Uint8Array.from(still.data) }
  const at = (all: readonly FacePoint[], place: number): FacePoint => all[place] ?? [0, 0, 0]
  const depth = (places: readonly number[]) => places.reduce((sum, place) => sum + at(moved, place)[2], 0)
  const unmoved = (places: readonly number[]) =>
    places.every((place) => at(moved, place) === at(points, place))
  for (const places of triangles.toSorted((a, b) => depth(b) - depth(a))) {
    if (unmoved(places)) continue
    const [a, b, c] = places
    fill(
      painted,
      [at(moved, a), at(moved, b), at(moved, c)],
      sampler(still, [at(points, a), at(points, b), at(points, c)]),
    )
  }
  paintMouth(painted, moved)
  return painted
}

type Colour = (wa: number, wb: number, wc: number, into: Uint8Array, offset: number) => void

/** Visits the points of a triangle with barycentric weights. */
function fill({ data, width, height }: Still, [a, b, c]: Corners, colour: Colour): void {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
  if (Math.abs(area) < 1e-6) return
  const left = Math.max(0, Math.floor(Math.min(a[0], b[0], c[0])))
  const right = Math.min(width - 1, Math.ceil(Math.max(a[0], b[0], c[0])))
  const top = Math.max(0, Math.floor(Math.min(a[1], b[1], c[1])))
  const bottom = Math.min(height - 1, Math.ceil(Math.max(a[1], b[1], c[1])))
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) {
      const wb = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / area
      const wc = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / area
      const wa = 1 - wb - wc
      if (wa >= -0.01 && wb >= -0.01 && wc >= -0.01) colour(wa, wb, wc, data, (y * width + x) * 3)
    }
}

/** Samples a triangle’s texture with bilinear interpolation. */
function sampler({ data, width, height }: Still, [a, b, c]: Corners): Colour {
  return (wa, wb, wc, into, offset) => {
    const x = Math.min(width - 1.001, Math.max(0, wa * a[0] + wb * b[0] + wc * c[0]))
    const y = Math.min(height - 1.001, Math.max(0, wa * a[1] + wb * b[1] + wc * c[1]))
    const [x0, y0] = [Math.floor(x), Math.floor(y)]
    const [fx, fy] = [x - x0, y - y0]
    const from = (y0 * width + x0) * 3
    for (let channel = 0; channel < 3; channel += 1) {
      const p = from + channel
      const upper = (data[p] ?? 0) * (1 - fx) + (data[p + 3] ?? 0) * fx
      const lower = (data[p + width * 3] ?? 0) * (1 - fx) + (data[p + width * 3 + 3] ?? 0) * fx
      into[offset + channel] = upper * (1 - fy) + lower * fy
    }
  }
}

/** Paints the inside of an open mouth: dark, with upper teeth. */
function paintMouth(painted: Still, moved: readonly FacePoint[]): void {
  const at = (place: number): FacePoint => moved[place] ?? [0, 0, 0]
  const gap = at(14)[1] - at(13)[1]
  if (gap < 3) return
  const teeth = Math.min(9, gap * 0.45)
  for (const [index, place] of INNER_UPPER_LIP.slice(0, -1).entries()) {
    const [upper, next] = [at(place), at(INNER_UPPER_LIP[index + 1] ?? place)]
    const [lower, lowerNext] = [
      at(INNER_LOWER_LIP.at(-1 - index) ?? 0),
      at(INNER_LOWER_LIP.at(-2 - index) ?? 0),
    ]
    fill(painted, [upper, lower, lowerNext], plain(48, 18, 20))
    fill(painted, [upper, lowerNext, next], plain(48, 18, 20))
    const edge = (from: FacePoint, to: FacePoint): FacePoint => [
      from[0],
      Math.min(from[1] + teeth, from[1] + (to[1] - from[1]) * 0.8),
      from[2],
    ]
    fill(painted, [upper, edge(upper, lower), edge(next, lowerNext)], plain(208, 200, 190))
    fill(painted, [upper, edge(next, lowerNext), next], plain(208, 200, 190))
  }
}

const plain =
  (red: number, green: number, blue: number): Colour =>
  (_a, _b, _c, into, offset) => {
    into[offset] = red
    into[offset + 1] = green
    into[offset + 2] = blue
  }
