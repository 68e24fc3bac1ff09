import type { FaceAction } from '@gamehall/contract/identity'
import type { PlannedAction, PlannedFrame } from '../film-plan.ts'
import { INNER_LIPS, OVAL } from '../head/face-rings.ts'
import { CANONICAL, type Expression, FACE_POINTS, moveFace, NEUTRAL } from '../head/face-shape.ts'
import type { TakenFrame } from '../honest-film.ts'
import { type Camera, createRaster, drawMesh, type Light, MATTE, type Mesh } from '../scene/draw-mesh.ts'
import {
  type Frame,
  type LinearPicture,
  type Rgb,
  scaleColor,
  toFrame,
  toLinearPicture,
} from '../scene/picture.ts'
import { ease } from '../seeded-draws.ts'
import { type Forgery, halfWidth, pointOf, type Still } from './source-photo.ts'

type Place = readonly [x: number, y: number, z: number]

const REST = Float32Array.from(CANONICAL.positions)
const LIPS = new Set<number>(INNER_LIPS)
const FACE_TRIANGLES = (() => {
  const triangles: number[] = []
  for (let corner = 0; corner < CANONICAL.triangles.length; corner += 3) {
    const face = CANONICAL.triangles.slice(corner, corner + 3)
    if (!face.every((point) => LIPS.has(point))) triangles.push(...face)
  }
  return triangles
})()
const RING_TRIANGLES = OVAL.flatMap((point, step) => {
  const next = (step + 1) % OVAL.length
  const [outer, outerNext] = [FACE_POINTS + step, FACE_POINTS + next]
  return [point, OVAL[next] as number, outer, OVAL[next] as number, outerNext, outer]
})
const DARK: Light = {
  above: [0, 0, 0],
  below: [0, 0, 0],
  key: { direction: [0, 0, 1], color: [0, 0, 0] },
  screen: { place: [0, 0, 0], color: [0, 0, 0] },
}

/** How a forger's program sees a photo: 468 points with a depth, in pixels, about the middle of the face. */
interface Rig {
  readonly still: Still
  readonly picture: LinearPicture
  readonly unit: number
  readonly middle: readonly [number, number]
  /** The middle of the face from the middle of the photo, right and up. */
  readonly offset: readonly [number, number]
  readonly focal: number
}

function rigStill(still: Still): Rig {
  const unit = halfWidth(still)
  const [left, right] = [pointOf(still, 234), pointOf(still, 454)]
  const middle = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2] as const
  const { width, height } = still.frame
  const offset = [middle[0] - width / 2, height / 2 - middle[1]] as const
  return { still, picture: toLinearPicture(still.frame), unit, middle, offset, focal: (42 * unit) / 7.5 }
}

/** Where a point of that depth stands that is seen at a place of the photo. */
function deepen({ offset, focal }: Rig, [x, y]: readonly [number, number], z: number): Place {
  const far = (focal - z) / focal
  return [(x + offset[0]) * far - offset[0], (y + offset[1]) * far - offset[1], z]
}

/** Draws the photo with its points moved: `place` gives pixels right, up and toward the camera from the middle of the face. */
function drawRig(rig: Rig, place: (point: number) => Place, screen: Rgb | null, isOpen: boolean): Frame {
  const { still, picture, unit, middle, focal } = rig
  const { width, height } = still.frame
  const raster = createRaster(width, height)
  const camera: Camera = { x: 0, y: 0, z: 0, yaw: 0, pitch: 0, roll: 0, focal }
  const [ox, oy] = rig.offset
  const points = new Float32Array(3 * (FACE_POINTS + OVAL.length))
  const uvs = new Float32Array(2 * (FACE_POINTS + OVAL.length))
  const put = (index: number, [x, y, z]: Place, [u, v]: readonly [number, number]) => {
    points.set([x + ox, y + oy, z - focal], 3 * index)
    uvs.set([u / width, v / height], 2 * index)
  }
  for (let point = 0; point < FACE_POINTS; point += 1) put(point, place(point), pointOf(still, point))
  OVAL.forEach((point, step) => {
    const [x, y] = pointOf(still, point)
    const far = 1.45
    const [px, py] = [middle[0] + (x - middle[0]) * far, middle[1] + (y - middle[1]) * far]
    put(FACE_POINTS + step, deepen(rig, [px - middle[0], middle[1] - py], -0.3 * unit), [px, py])
  })
  const scale = unit / 7.5
  const material = {
    ...MATTE,
    picture,
    glow: 1,
    openness: screen === null ? 0 : 1,
    wrap: [0.3, 0.2, 0.2] as const,
  }
  const sheet: Mesh = { points, uvs, triangles: [...FACE_TRIANGLES, ...RING_TRIANGLES], material }
  const fan = INNER_LIPS.flatMap((point, step) => [
    INNER_LIPS[0],
    point,
    INNER_LIPS[(step + 1) % INNER_LIPS.length] as number,
  ])
  const mouth: Mesh = {
    points: points.map((value, at) => (at % 3 === 2 ? value - 0.05 * unit : value)),
    uvs,
    triangles: fan,
    material: isOpen ? { ...MATTE, color: [0.02, 0.008, 0.007], glow: 1, openness: 0 } : material,
  }
  const far = 1.4
  const corner = (x: number, y: number) => [(x * far * width) / 2, (y * far * height) / 2, -focal * far]
  const back: Mesh = {
    points: Float32Array.from([...corner(-1, 1), ...corner(1, 1), ...corner(-1, -1), ...corner(1, -1)]),
    uvs: Float32Array.from([0, 0, 1, 0, 0, 1, 1, 1]),
    triangles: [0, 2, 1, 1, 2, 3],
    material: { ...MATTE, picture, glow: 1, openness: 0 },
  }
  // The light's distances are centimetres, the rig's are pixels.
  const light: Light =
    screen === null
      ? DARK
      : {
          ...DARK,
          screen: {
            place: [0, -5 * scale, 0],
            color: scaleColor(screen, (focal * focal + 100) / 1600),
          },
        }
  for (const mesh of [sheet, mouth, back]) drawMesh(raster, mesh, camera, light)
  return toFrame({ width, height, data: raster.color })
}

/** A lit picture of the face that goes over into an unlit one about it. */
function fadeOut({ unit, middle }: Rig, lit: Frame, unlit: Frame): Frame {
  const { width } = lit
  const data = lit.data.map((value, at) => {
    const pixel = (at / 3) | 0
    const [dx, dy] = [(pixel % width) - middle[0], ((pixel / width) | 0) - middle[1]]
    const share = ease(Math.hypot(dx, 0.75 * dy) / unit, 1.4, 0.95)
    return value * share + (unlit.data[at] as number) * (1 - share)
  })
  return { ...lit, data }
}

function expressionOf(action: FaceAction, reached: number): Expression {
  if (action === 'open_mouth') return { ...NEUTRAL, jaw: 0.9 * reached }
  if (action === 'smile') return { ...NEUTRAL, smile: reached }
  return NEUTRAL
}

const sideOf = (action: FaceAction) => (action === 'turn_left' ? 1 : action === 'turn_right' ? -1 : 0)

/** Where a point stands once the expression of a mean face is laid over the photo's own points. */
function expressPoints(rig: Rig, action: FaceAction, reached: number): (point: number) => Place {
  const moved = moveFace(REST, expressionOf(action, reached))
  const scale = rig.unit / 7.5
  const delta = (at: number) => ((moved[at] as number) - (REST[at] as number)) * scale
  return (point) => {
    const [x, y] = pointOf(rig.still, point)
    return [
      x - rig.middle[0] + delta(3 * point),
      rig.middle[1] - y + delta(3 * point + 1),
      (REST[3 * point + 2] as number) * scale + delta(3 * point + 2),
    ]
  }
}

/** Each landmark slid in the picture's plane as if the face were wrapped about a cylinder; a ring about the face gives way. */
export function warpByLandmarks({ still, plan, draws }: Forgery): Frame[][] {
  const rig = rigStill(still)
  const radius = draws.between(1.02, 1.7) * rig.unit
  const reach = draws.between(0.9, 1.4)
  const effort = draws.between(0.75, 1.15)
  const middle = draws.between(0.2, 0.5)
  return plan.map(({ action, amount, frames }) =>
    frames.map(({ done }) => {
      const at = expressPoints(rig, action, effort * done)
      const yaw = ((sideOf(action) * 20 * Math.PI) / 180) * amount * reach * done
      return drawRig(
        rig,
        (point) => {
          const [x, y] = at(point)
          const angle = Math.asin(Math.max(-1, Math.min(1, x / radius)))
          return [radius * (Math.sin(angle + yaw) - middle * Math.sin(yaw)), y, 0]
        },
        null,
        action === 'open_mouth' && done > 0.1,
      )
    }),
  )
}

/** The photo on the relief of a mean head, turned and drawn again: `litLive` adds the drawn colours by the relief's own normals. */
export function turnRelief({ still, plan, draws }: Forgery, litLive: boolean): Frame[][] {
  const rig = rigStill(still)
  const reach = draws.between(1, 1.35)
  const effort = draws.between(0.75, 1.1)
  const relief = draws.between(0.65, 1.2)
  const strength = draws.between(0.15, 0.5)
  const tremble = draws.between(0.004, 0.014)
  const pivot = (-draws.between(3.5, 6.5) * rig.unit) / 7.5
  const frameOf = ({ action, amount }: PlannedAction, { done, screen }: PlannedFrame) => {
    const at = expressPoints(rig, action, effort * done)
    const yaw = ((sideOf(action) * 20 * Math.PI) / 180) * amount * reach * done + tremble * draws.normal()
    const pitch = tremble * draws.normal()
    const [sy, cy, sp, cp] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)]
    const place = (point: number): Place => {
      const [px, py, depth] = at(point)
      const [x, y, near] = deepen(rig, [px, py], depth * relief)
      const z = near - pivot
      const z1 = -sy * x + cy * z
      return [cy * x + sy * z, cp * y - sp * z1, sp * y + cp * z1 + pivot]
    }
    const isOpen = action === 'open_mouth' && done > 0.1
    const unlit = drawRig(rig, place, null, isOpen)
    return litLive ? fadeOut(rig, drawRig(rig, place, scaleColor(screen, strength), isOpen), unlit) : unlit
  }
  return plan.map((action) => action.frames.map((frame) => frameOf(action, frame)))
}

/** Two photos of one person, at rest and in the action: points go from one to the other while one fades into the other. */
export function morphStills(
  { still, plan, draws }: Forgery,
  ends: Readonly<Record<FaceAction, Still>>,
): Frame[][] {
  const rig = rigStill(still)
  const [from, to] = [draws.between(0, 0.35), draws.between(0.65, 1)]
  return plan.map(({ action, frames }) => {
    const end = rigStill(ends[action])
    return frames.map(({ done }) => {
      const drawFor = (one: Rig) =>
        drawRig(
          one,
          (point) => {
            const [start, stop] = [pointOf(still, point), pointOf(end.still, point)]
            const x = start[0] + (stop[0] - start[0]) * done
            const y = start[1] + (stop[1] - start[1]) * done
            return [x - one.middle[0], one.middle[1] - y, 0]
          },
          null,
          false,
        )
      if (done === 0) return still.frame
      const [first, last] = [drawFor(rig), drawFor(end)]
      const faded = ease(done, from, to)
      return {
        ...first,
        data: first.data.map((value, at) => value * (1 - faded) + (last.data[at] as number) * faded),
      }
    })
  })
}

/**
 * The photo's face laid point by point over a living face that does everything itself; its mouth stays the living one's. The edge
 * fades out over `soft` pixels.
 */
export function swapByLandmarks(
  still: Still,
  taken: TakenFrame,
  { matchesColor, soft }: { matchesColor: boolean; soft: number },
  focal: number,
): Frame {
  const { width, height } = taken.frame
  const raster = createRaster(width, height)
  const living = toLinearPicture(taken.frame)
  const picture = toLinearPicture(still.frame)
  const points = new Float32Array(3 * FACE_POINTS)
  const uvs = new Float32Array(2 * FACE_POINTS)
  const means = [new Float64Array(3), new Float64Array(3)] as const
  for (let point = 0; point < FACE_POINTS; point += 1) {
    const [x = 0, y = 0, near = 1] = taken.face.subarray(3 * point, 3 * point + 3)
    points.set([(x - width / 2) / near / focal, (height / 2 - y) / near / focal, -1 / near], 3 * point)
    const [u, v] = pointOf(still, point)
    uvs.set([u / still.frame.width, v / still.frame.height], 2 * point)
    for (let channel = 0; channel < 3; channel += 1) {
      means[0][channel] = (means[0][channel] as number) + colorAt(living, x, y, channel)
      means[1][channel] = (means[1][channel] as number) + colorAt(picture, u, v, channel)
    }
  }
  const gain = (channel: number) =>
    matchesColor ? (means[0][channel] as number) / (means[1][channel] as number) : 1
  const material = { ...MATTE, picture, color: [gain(0), gain(1), gain(2)] as const, glow: 1, openness: 0 }
  const camera: Camera = { x: 0, y: 0, z: 0, yaw: 0, pitch: 0, roll: 0, focal }
  drawMesh(raster, { points, uvs, triangles: FACE_TRIANGLES, material }, camera, DARK)
  const pasted = toFrame({ width, height, data: raster.color })
  const shares = softenEdge(
    raster.nearness.map((near) => (near === 0 ? 0 : 1)),
    width,
    soft,
  )
  const data = taken.frame.data.map((value, at) => {
    const share = shares[(at / 3) | 0] as number
    return value + ((pasted.data[at] as number) - value) * share
  })
  return { width, height, data }
}

/** A mask of ones and zeros whose ones fade out inward toward its edge. */
function softenEdge(mask: Float32Array, width: number, soft: number): Float32Array {
  if (soft === 0) return mask
  const blur = (values: Float32Array, step: number) =>
    values.map((_, at) => {
      let sum = 0
      for (let off = -soft; off <= soft; off += 1) sum += values[at + off * step] ?? 0
      return sum / (2 * soft + 1)
    })
  return blur(blur(mask, 1), width).map((value) => Math.max(0, 2 * value - 1))
}

function colorAt({ width, height, data }: LinearPicture, x: number, y: number, channel: number): number {
  const px = Math.min(width - 1, Math.max(0, Math.round(x)))
  const py = Math.min(height - 1, Math.max(0, Math.round(y)))
  return data[3 * (py * width + px) + channel] as number
}
