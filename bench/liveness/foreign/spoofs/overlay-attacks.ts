import type { FilmPlan } from '../film-plan.ts'
import { OVAL } from '../head/face-rings.ts'
import type { TakenFrame } from '../honest-film.ts'
import { encodeLight, type Frame, linearByte } from '../scene/picture.ts'
import type { Draws } from '../seeded-draws.ts'
import { halfWidth, pointOf, type Still } from './source-photo.ts'
import { sample } from './warp-frame.ts'

/** How much of the light reaches a place, given in half widths of the face right and down of the nose. */
const SPREADS = {
  everywhere: () => 1,
  bell: (right: number, down: number) => Math.exp(-(right * right + 0.6 * down * down) / 1.6),
  wide: (right: number, down: number) => Math.exp(-(right * right + 0.5 * down * down) / 4),
  /** As a ball is lit from a little below. */
  ball: (right: number, down: number) => {
    const [x, y] = [right / 1.15, down / 1.5]
    const square = x * x + y * y
    return square >= 1 ? 0.12 : 0.12 + 0.88 * Math.max(0, 0.96 * Math.sqrt(1 - square) + 0.28 * y)
  },
} as const

/** Multiplies the drawn colours over a forged film, as a program could that sees them: strongest on the face. */
export function lightOver(film: readonly Frame[][], plan: FilmPlan, still: Still, draws: Draws): Frame[][] {
  const strength = draws.between(0.15, 0.7)
  const spread = SPREADS[draws.pick<keyof typeof SPREADS>(['everywhere', 'bell', 'wide', 'ball'])]
  const unit = halfWidth(still)
  const [x, y] = pointOf(still, 4)
  return film.map((frames, action) =>
    frames.map((frame, index) => {
      const screen = plan[action]?.frames[index]?.screen ?? [0, 0, 0]
      const data = new Uint8Array(frame.data.length)
      for (let at = 0; at < data.length; at += 1) {
        const pixel = (at / 3) | 0
        const [right, down] = [(pixel % frame.width) - x, ((pixel / frame.width) | 0) - y]
        const share = spread(right / unit, down / unit)
        const light =
          linearByte(frame.data[at] as number) * (1 + strength * share * (screen[at % 3] as number))
        data[at] = encodeLight(light)
      }
      return { ...frame, data }
    }),
  )
}

type Box = readonly [left: number, right: number, top: number, bottom: number]

const boxOf = (polygon: readonly (readonly [number, number])[]): Box => {
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)]
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
}

const isInside = (polygon: readonly (readonly [number, number])[], x: number, y: number) => {
  let inside = false
  polygon.forEach(([ax, ay], index) => {
    const [bx, by] = polygon[(index + 1) % polygon.length] ?? [0, 0]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

/** Pastes the photo's face, cut out sharply, over a living one: by place, size and tilt of eyes and mouth alone. */
export function pasteFace(still: Still, { frame, face }: TakenFrame): Frame {
  const living = (index: number) => [face[3 * index] as number, face[3 * index + 1] as number] as const
  const polygon = OVAL.map((point) => pointOf(still, point))
  const middle = (of: (index: number) => readonly [number, number]) => {
    const places = [33, 263, 13].map(of)
    return [0, 1].map((axis) => places.reduce((sum, place) => sum + (place[axis] as number) / 3, 0)) as [
      number,
      number,
    ]
  }
  const [from, to] = [middle((index) => pointOf(still, index)), middle(living)]
  const [eyesFrom, eyesTo] = [
    [pointOf(still, 33), pointOf(still, 263)],
    [living(33), living(263)],
  ].map(([a, b]) => [(b?.[0] ?? 0) - (a?.[0] ?? 0), (b?.[1] ?? 0) - (a?.[1] ?? 0)] as const) as [
    readonly [number, number],
    readonly [number, number],
  ]
  const angle = Math.atan2(eyesFrom[1], eyesFrom[0]) - Math.atan2(eyesTo[1], eyesTo[0])
  // The height from eyes to mouth, which a turn leaves alone, gives the size.
  const tall = (of: (index: number) => readonly [number, number]) => of(152)[1] - of(168)[1]
  const scale = tall((index) => pointOf(still, index)) / tall(living)
  const [s, c] = [Math.sin(angle) * scale, Math.cos(angle) * scale]
  const [left, right, top, bottom] = boxOf(polygon)
  const data = frame.data.slice()
  for (let y = 0; y < frame.height; y += 1)
    for (let x = 0; x < frame.width; x += 1) {
      const [px, py] = [x - to[0], y - to[1]]
      const [sx, sy] = [from[0] + c * px - s * py, from[1] + s * px + c * py]
      if (sx < left || sx > right || sy < top || sy > bottom) continue
      if (isInside(polygon, sx, sy)) sample(still.frame, sx, sy, data, 3 * (y * frame.width + x))
    }
  return { ...frame, data }
}
