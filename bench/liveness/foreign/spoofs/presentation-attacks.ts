import type { FaceAction } from '@gamehall/contract/identity'
import type { FilmPlan, PlannedFrame } from '../film-plan.ts'
import { LEFT_EYE, OUTER_LIPS, RIGHT_EYE } from '../head/face-rings.ts'
import { buildSheet, turnMesh } from '../head/mesh-parts.ts'
import { createTremor, type Pose } from '../head/pose-person.ts'
import { MATTE, type Material, type Mesh } from '../scene/draw-mesh.ts'
import { drawScene, exposeSensor, type Phone } from '../scene/photograph.ts'
import { type Frame, type Rgb, scaleColor, toLinearPicture } from '../scene/picture.ts'
import type { Room } from '../scene/room.ts'
import type { Draws } from '../seeded-draws.ts'
import { halfWidth, pointOf, type Still } from './source-photo.ts'

/** Before which camera, and where, a sheet is held. */
export interface Stage {
  readonly room: Room
  readonly phone: Phone
  readonly draws: Draws
  readonly plan: FilmPlan
}

interface Held {
  readonly yaw: number
  readonly pitch: number
  /** Curvature about the upright axis, one over centimetres. */
  readonly bend: number
}

/** Plain paper to glossy photo paper. */
function drawPaper(draws: Draws): Material {
  const [shine, gloss] = draws.pick<readonly [number, number]>([
    [0.006, 8],
    [0.012, 12],
    [0.025, 30],
    [0.04, 60],
  ])
  return { ...MATTE, shine, gloss, isTwoSided: true }
}

const HANDS: readonly [Rgb, ...Rgb[]] = [
  [0.5, 0.3, 0.2],
  [0.62, 0.42, 0.31],
  [0.36, 0.19, 0.11],
  [0.2, 0.095, 0.055],
]
/** How dark, and of what tint, the ink comes out. */
const INKS: readonly [Rgb, ...Rgb[]] = [
  [0.9, 0.9, 0.9],
  [0.82, 0.8, 0.74],
  [0.78, 0.84, 0.88],
  [0.95, 0.9, 0.86],
]

/** A sheet `wide` × `high` bent about the upright axis, its middle in the origin. */
function bendSheet(wide: number, high: number, bend: number, material: Material): Mesh {
  return buildSheet(32, 16, material, (across, down) => {
    const x = (across - 0.5) * wide
    const y = (0.5 - down) * high
    if (Math.abs(bend) < 1e-4) return [x, y, 0]
    return [Math.sin(x * bend) / bend, y, (Math.cos(x * bend) - 1) / bend]
  })
}

function thumb(x: number, y: number, color: Rgb): Mesh {
  return buildSheet(16, 10, { ...MATTE, color, wrap: [0.4, 0.2, 0.15] }, (across, down) => {
    const [angle, polar] = [2 * Math.PI * (across - 0.5), Math.PI * (0.02 + 0.96 * down)]
    const radius = Math.sin(polar)
    return [
      x + Math.sin(angle) * radius * 1.1,
      y + Math.cos(polar) * 3.2,
      0.3 + Math.cos(angle) * radius * 0.9,
    ]
  })
}

/** What a hand can do with a sheet for each action. */
function handle(
  action: FaceAction,
  amount: number,
  done: number,
  { degrees, bend, more }: { degrees: number; bend: number; more: number },
): Held {
  const side = action === 'turn_left' ? 1 : action === 'turn_right' ? -1 : 0
  const yaw = side * ((degrees * Math.PI) / 180) * amount * done
  if (action === 'open_mouth') return { yaw: 0, pitch: 0.5 * done, bend }
  if (action === 'smile') return { yaw: 0, pitch: -0.15 * done, bend: bend + more * done }
  return { yaw, pitch: 0, bend: bend === 0 ? 0 : bend + more * done }
}

async function takeSheet(
  stage: Stage,
  held: Held,
  build: (bend: number) => readonly Mesh[],
  distance: number,
  planned: PlannedFrame,
  shake: readonly number[],
): Promise<Frame> {
  const { room, phone, draws } = stage
  const [x, y, z, yaw, pitch, roll] = shake as [number, number, number, number, number, number]
  const turn = { yaw: held.yaw + 0.02 * yaw, pitch: held.pitch + 0.02 * pitch, roll: 0.02 * roll }
  const meshes = build(held.bend).map((mesh) => turnMesh(mesh, [0, 0, 0], turn, [x, y, z - distance]))
  const screen = {
    place: [0, -5, 0] as const,
    color: scaleColor(planned.screen, room.screenShare),
  }
  const camera = { x: 0, y: 0, z: 0, yaw: 0.01 * roll, pitch: 0.01 * yaw, roll: 0 }
  return exposeSensor(
    await drawScene([...meshes, ...room.meshes], camera, { ...room.light, screen }, phone),
    phone,
    draws,
  )
}

const tremorsOf = (draws: Draws) => Array.from({ length: 6 }, () => createTremor(draws, 0.25))

/** A print in the hand, turned flat or bent about a cylinder; its edges are seen unless it is held near. */
export async function holdPrint(
  stage: Stage,
  still: Still,
  isBent: boolean,
  hasEdges: boolean,
): Promise<Frame[][]> {
  const { draws, plan, phone } = stage
  const tremors = tremorsOf(draws)
  const wide = draws.between(18, 27)
  const high = (wide * still.frame.height) / still.frame.width
  // As near as the picture is filled, or so far that a border of the room is left.
  const fill = (phone.focal * phone.height * wide) / phone.width
  const distance = hasEdges ? fill * draws.between(1.2, 1.45) : fill * draws.between(0.72, 0.85)
  const way = {
    degrees: draws.between(17, 34),
    bend: isBent ? draws.between(0.025, 0.075) : 0,
    more: draws.between(0.02, 0.05),
  }
  const paper = drawPaper(draws)
  const hand = draws.pick(HANDS)
  const margin = draws.pick([0.3, 1.2, 2.4])
  const material = { ...paper, picture: toLinearPicture(still.frame), color: draws.pick(INKS) }
  const build = (bend: number) => {
    const border = turnMesh(
      bendSheet(wide + margin, high + margin, bend, { ...paper, color: [0.75, 0.74, 0.72] }),
      [0, 0, 0],
      { yaw: 0, pitch: 0, roll: 0 },
      [0, 0, -0.08],
    )
    return [
      bendSheet(wide, high, bend, material),
      border,
      thumb(-wide / 2 + 2.2, -high / 2 + 1, hand),
      thumb(wide / 2 - 2.2, -high / 2 + 1, hand),
    ]
  }
  const film: Frame[][] = []
  for (const { action, amount, frames } of plan) {
    const taken: Frame[] = []
    for (const planned of frames) {
      const shake = tremors.map((tremor) => tremor())
      taken.push(
        await takeSheet(stage, handle(action, amount, planned.done, way), build, distance, planned, shake),
      )
    }
    film.push(taken)
  }
  return film
}

/** A film played on a tablet: it shines by itself, the screen of the phone is seen in its glass at most. */
export async function playOnTablet(
  stage: Stage,
  film: readonly Frame[][],
  hasEdges: boolean,
): Promise<Frame[][]> {
  const { draws, plan, phone } = stage
  const tremors = tremorsOf(draws)
  const [sample] = film[0] ?? []
  if (sample === undefined) throw new Error('a film has frames')
  const wide = draws.pick([13, 16, 20, 25])
  const rim = draws.between(0.5, 2.4)
  const high = (wide * sample.height) / sample.width
  const fill = (phone.focal * phone.height * wide) / phone.width
  const distance = hasEdges ? fill * draws.between(1.15, 1.3) : fill * draws.between(0.8, 0.95)
  const [brightness, shine] = [draws.between(0.65, 1.15), draws.between(0.004, 0.02)]
  const moire = {
    strength: draws.between(0.01, 0.07),
    step: draws.between(0.5, 2),
    angle: draws.between(-0.6, 0.6),
  }
  const lean = { yaw: draws.between(-0.1, 0.1), pitch: draws.between(-0.1, 0.06), bend: 0 }
  const out: Frame[][] = []
  for (const [index, { frames }] of plan.entries()) {
    const taken: Frame[] = []
    for (const [step, planned] of frames.entries()) {
      const shown = film[index] ?? []
      const frame = shown[Math.min(shown.length - 1, step)] ?? sample
      const glass: Material = {
        ...MATTE,
        picture: toLinearPicture(frame),
        glow: brightness,
        openness: 0.02,
        shine,
        gloss: 90,
      }
      const build = () => [
        bendSheet(wide, high, 0, glass),
        turnMesh(
          bendSheet(wide + rim, high + rim, 0, {
            ...MATTE,
            color: [0.01, 0.01, 0.01],
            shine: 0.02,
            gloss: 60,
          }),
          [0, 0, 0],
          { yaw: 0, pitch: 0, roll: 0 },
          [0, 0, -0.1],
        ),
      ]
      const shake = tremors.map((tremor) => tremor())
      const seen = await takeSheet(stage, lean, build, distance, planned, shake)
      taken.push(addMoire(seen, moire, step))
    }
    out.push(taken)
  }
  return out
}

function addMoire(
  frame: Frame,
  { strength, step, angle }: { strength: number; step: number; angle: number },
  index: number,
): Frame {
  const [s, c] = [Math.sin(angle) * step, Math.cos(angle) * step]
  const data = frame.data.map((value, at) => {
    const pixel = (at / 3) | 0
    const [x, y] = [pixel % frame.width, (pixel / frame.width) | 0]
    const wave =
      Math.sin(c * x + s * y + (at % 3) * 2.1) * Math.sin(c * y - s * x + index) +
      0.5 * Math.sin(y * 0.02 + index * 1.7)
    return Math.max(0, Math.min(255, value * (1 + strength * wave)))
  })
  return { ...frame, data }
}

/** A life-size print with holes at eyes and mouth, worn by somebody who does the actions behind it. */
export function wearPrint(still: Still, draws: Draws, isBent: boolean): (pose: Pose) => readonly Mesh[] {
  const scale = 7.4 / halfWidth(still)
  const [mx, my] = pointOf(still, 168)
  const polygons = [RIGHT_EYE, LEFT_EYE, OUTER_LIPS].map((ring) => ring.map((point) => pointOf(still, point)))
  const columns = 96
  const rows = 128
  const material = { ...drawPaper(draws), picture: toLinearPicture(still.frame), color: draws.pick(INKS) }
  const bend = isBent ? draws.between(0.04, 0.1) : 0
  const widened = draws.between(1.05, 1.35)
  const sheet = buildSheet(columns, rows, material, (across, down) => {
    const x = (across * still.frame.width - mx) * scale
    const y = (my - down * still.frame.height) * scale + 2.6
    const z = 8.4
    return bend === 0 ? [x, y, z] : [Math.sin(x * bend) / bend, y, z + (Math.cos(x * bend) - 1) / bend]
  })
  const kept: number[] = []
  for (let corner = 0; corner < sheet.triangles.length; corner += 3) {
    const corners = sheet.triangles.slice(corner, corner + 3)
    const u = corners.reduce((sum, point) => sum + (sheet.uvs[2 * point] as number), 0) / 3
    const v = corners.reduce((sum, point) => sum + (sheet.uvs[2 * point + 1] as number), 0) / 3
    const [x, y] = [u * still.frame.width, v * still.frame.height]
    if (!polygons.some((polygon) => isNear(polygon, x, y, widened))) kept.push(...corners)
  }
  const cut = { ...sheet, triangles: kept }
  return (pose) => [turnMesh(cut, [0, -5.5, -5.5], pose, pose.move)]
}

/** Whether a place lies in the ellipse about a ring, widened by a factor. */
function isNear(ring: readonly (readonly [number, number])[], x: number, y: number, factor: number): boolean {
  const xs = ring.map((point) => point[0])
  const ys = ring.map((point) => point[1])
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const [rx, ry] = [((right - left) / 2) * factor, ((bottom - top) / 2) * factor + 3]
  return ((x - (left + right) / 2) / rx) ** 2 + ((y - (top + bottom) / 2) / ry) ** 2 < 1
}
