import type { FaceAction } from '@gamehall/contract/identity'
import type { PlannedAction } from '../film-plan.ts'
import { createTremor } from '../head/pose-person.ts'
import type { Frame } from '../scene/picture.ts'
import { type Draws, ease } from '../seeded-draws.ts'
import { type Forgery, halfWidth, pointOf, type Still } from './source-photo.ts'
import { paintMouth, warpFrame } from './warp-frame.ts'

/** A push of the picture: what stands at (x, y) goes by (dx, dy). */
interface Push {
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
  readonly radius: number
}

/** Points that a forger drags for an action, with shares of half a face's width. */
const DRAGS: Record<FaceAction, readonly (readonly [point: number, dx: number, dy: number])[]> = {
  turn_left: [
    [4, 0.4, 0],
    [168, 0.22, 0],
    [151, 0.16, 0],
    [148, 0.16, 0],
    [159, 0.13, 0],
    [386, 0.13, 0],
    [13, 0.26, 0],
    [152, 0.18, 0],
    [50, 0.14, 0],
    [280, 0.08, 0],
  ],
  turn_right: [],
  open_mouth: [
    [17, 0, 0.34],
    [152, 0, 0.24],
    [14, 0, 0.26],
    [0, 0, -0.04],
    [172, 0, 0.12],
    [397, 0, 0.12],
  ],
  smile: [
    [61, -0.16, -0.11],
    [291, 0.16, -0.11],
    [50, -0.03, -0.07],
    [280, 0.03, -0.07],
    [145, 0, -0.03],
    [374, 0, -0.03],
  ],
}

function dragsOf(still: Still, { action, amount }: PlannedAction, strength: number): Push[] {
  const mirror = action === 'turn_right' ? -1 : 1
  const drags = DRAGS[action === 'turn_right' ? 'turn_left' : action]
  const unit = halfWidth(still)
  return drags.map(([point, dx, dy]) => {
    const [x, y] = pointOf(still, point)
    return {
      x,
      y,
      dx: mirror * dx * unit * amount * strength,
      dy: dy * unit * amount * strength,
      radius: 0.42 * unit,
    }
  })
}

function darkenMouth(still: Still, frame: Frame, action: FaceAction, done: number, drop: number): Frame {
  if (action !== 'open_mouth' || done < 0.15) return frame
  const unit = halfWidth(still)
  const [x, y] = pointOf(still, 13)
  return paintMouth(frame, x, y + drop * unit * done, 0.27 * unit, 0.15 * unit * done + 1)
}

/** Bells laid over one photo: each drags its surroundings and dies away. Some forgers leave some of the bells out. */
export function warpByBells({ still, plan, draws }: Forgery): Frame[][] {
  const strength = draws.between(0.75, 1.6)
  const spread = draws.between(0.6, 2)
  const least = draws.pick([3, 4, 6, 10])
  const kept = draws.between(0.5, 1)
  const isPainted = draws.chance(0.5)
  return plan.map((action) => {
    const pushes = dragsOf(still, action, strength).filter((_, index) => index < least || draws.chance(kept))
    return action.frames.map(({ done }) => {
      const frame = warpFrame(still.frame, (x, y) => {
        let [sx, sy, total] = [0, 0, 1]
        for (const push of pushes) {
          const radius = push.radius * spread
          const share = Math.exp(-((x - push.x) ** 2 + (y - push.y) ** 2) / (2 * radius * radius))
          sx += share * push.dx
          sy += share * push.dy
          total += share * 0.6
        }
        return [x - (sx / total) * 1.6 * done, y - (sy / total) * 1.6 * done]
      })
      return isPainted ? darkenMouth(still, frame, action.action, done, 0.42 * strength) : frame
    })
  })
}

/** Points of a face's edge and inside it, from which a forger chooses those that stay and those that go. */
const HELD = [10, 67, 297, 54, 284, 127, 356, 234, 454, 132, 361, 172, 397]
const MOVED = [
  4, 6, 168, 9, 98, 327, 33, 133, 362, 263, 70, 105, 107, 336, 334, 300, 61, 291, 0, 17, 13, 14, 50, 280, 205,
  425, 152,
]

const kernel = (square: number) => (square < 1e-9 ? 0 : square * Math.log(square))

/** Solves `rows` of [coefficients…, right sides…] for two right sides. */
function solve(rows: Float64Array[], size: number): void {
  for (let pivot = 0; pivot < size; pivot += 1) {
    let best = pivot
    for (let row = pivot + 1; row < size; row += 1)
      if (
        Math.abs((rows[row] as Float64Array)[pivot] as number) >
        Math.abs((rows[best] as Float64Array)[pivot] as number)
      )
        best = row
    const top = rows[best] as Float64Array
    rows[best] = rows[pivot] as Float64Array
    rows[pivot] = top
    for (let row = 0; row < size; row += 1) {
      if (row === pivot) continue
      const other = rows[row] as Float64Array
      const factor = (other[pivot] as number) / (top[pivot] as number)
      if (factor === 0) continue
      for (let column = pivot; column < size + 2; column += 1)
        other[column] = (other[column] as number) - factor * (top[column] as number)
    }
  }
}

/** The thin-plate spline that takes each of `to` back to `from`. */
function fitPlate(to: readonly (readonly [number, number])[], from: readonly (readonly [number, number])[]) {
  const [count, size] = [to.length, to.length + 3]
  const rows = Array.from({ length: size }, () => new Float64Array(size + 2))
  to.forEach(([x, y], index) => {
    const row = rows[index] as Float64Array
    to.forEach(([ox, oy], other) => {
      row[other] = kernel((x - ox) ** 2 + (y - oy) ** 2)
    })
    row.set([1, x, y, ...(from[index] ?? [0, 0])], count)
    ;[1, x, y].forEach((value, step) => {
      ;(rows[count + step] as Float64Array)[index] = value
    })
  })
  solve(rows, size)
  const weights = rows.map(
    (row, index) =>
      [
        (row[size] as number) / (row[index] as number),
        (row[size + 1] as number) / (row[index] as number),
      ] as const,
  )
  return (x: number, y: number): readonly [number, number] => {
    let [sx, sy] = [0, 0]
    weights.forEach(([wx, wy], index) => {
      const point = to[index]
      const basis =
        point === undefined
          ? ([1, x, y][index - count] as number)
          : kernel((x - point[0]) ** 2 + (y - point[1]) ** 2)
      sx += wx * basis
      sy += wy * basis
    })
    return [sx, sy]
  }
}

/** A thin plate through dragged points of the face: the edge of the face and of the photo stay. */
export function warpByPlate({ still, plan, draws }: Forgery): Frame[][] {
  const { width, height } = still.frame
  const unit = halfWidth(still)
  const strength = draws.between(0.75, 1.4)
  const held = draws.pick([HELD, HELD.slice(0, 5), HELD.filter((_, index) => index % 2 === 0), []])
  const chosen = draws.chance(0.5) ? MOVED : MOVED.filter((_, index) => index < 9 || draws.chance(0.6))
  const [middle] = pointOf(still, 168)
  const [, lipLine] = pointOf(still, 13)
  const border = [0, 0.5, 1].flatMap((across) =>
    [0, 0.33, 0.66, 1].map((down) => [across * width, down * height] as const),
  )
  const isPainted = draws.chance(0.5)
  return plan.map((action) => {
    const drags = dragsOf(still, action, strength)
    const side = action.action === 'turn_left' ? 1 : action.action === 'turn_right' ? -1 : 0
    // The lips lie on one another: to part them would fold the plate, so the mouth is stretched and painted.
    const moved =
      action.action === 'open_mouth' ? chosen.filter((point) => point !== 13 && point !== 14) : chosen
    return action.frames.map(({ done }) => {
      const from = [
        ...border,
        ...held.map((point) => pointOf(still, point)),
        ...moved.map((point) => pointOf(still, point)),
      ]
      const to = from.map(([x, y], index): readonly [number, number] => {
        if (index < border.length + held.length) return [x, y]
        if (side !== 0) {
          const off = (x - middle) / unit
          return [
            x + side * 0.3 * strength * action.amount * done * unit * Math.max(0, 1 - off * off) * 1.1,
            y,
          ]
        }
        let [dx, dy] = [0, 0]
        if (action.action === 'open_mouth') {
          const below = ease(y, lipLine, lipLine + 0.35 * unit)
          return [
            x,
            y + 0.3 * unit * strength * done * below * Math.exp(-(((x - middle) / (0.7 * unit)) ** 2)),
          ]
        }
        for (const drag of drags) {
          const share = Math.exp(-((x - drag.x) ** 2 + (y - drag.y) ** 2) / (0.09 * unit * unit))
          if (share * Math.hypot(drag.dx, drag.dy) > Math.hypot(dx, dy))
            [dx, dy] = [drag.dx * share, drag.dy * share]
        }
        return [x + dx * done, y + dy * done]
      })
      const frame = warpFrame(still.frame, fitPlate(to, from))
      return isPainted ? darkenMouth(still, frame, action.action, done, 0.14) : frame
    })
  })
}

/** The photo as it is, shifted, turned and brought nearer as a whole. */
export function shiftWhole({ still, plan, draws }: Forgery): Frame[][] {
  const { width, height } = still.frame
  const isMoved = draws.chance(0.6)
  const [tilt, way, nearer] = [draws.between(0.04, 0.16), draws.between(25, 80), draws.between(0.05, 0.18)]
  return plan.map(({ action, frames }) => {
    const side = action === 'turn_left' ? 1 : action === 'turn_right' ? -1 : 0
    return frames.map(({ done }) => {
      const by = isMoved ? done : 0
      const angle = side * tilt * by + 0.005 * draws.normal()
      const scale = 1 - (action === 'open_mouth' ? nearer * by : 0) + 0.004 * draws.normal()
      const dx = -side * way * by + draws.normal()
      const [s, c] = [Math.sin(angle) * scale, Math.cos(angle) * scale]
      return warpFrame(still.frame, (x, y) => {
        const [px, py] = [x - width / 2, y - height / 2]
        return [width / 2 + c * px - s * py + dx, height / 2 + s * px + c * py]
      })
    })
  })
}

/** A finished forgery trembles as a whole, as if a hand held the phone that took it. */
export function shakeFilm(film: readonly Frame[][], draws: Draws): Frame[][] {
  const way = draws.between(0.4, 2)
  const [right, down, tilt, near] = [way, way, way * 0.002, way * 0.0015].map((size) =>
    createTremor(draws, size),
  ) as [() => number, () => number, () => number, () => number]
  return film.map((frames) =>
    frames.map((frame) => {
      const [dx, dy, angle] = [right(), down(), tilt()]
      // A little nearer than the photo, so that its border stays outside.
      const scale = 0.975 + near()
      const [s, c] = [Math.sin(angle) * scale, Math.cos(angle) * scale]
      const [mx, my] = [frame.width / 2, frame.height / 2]
      return warpFrame(frame, (x, y) => [
        mx + c * (x - mx) - s * (y - my) + dx,
        my + s * (x - mx) + c * (y - my) + dy,
      ])
    }),
  )
}
