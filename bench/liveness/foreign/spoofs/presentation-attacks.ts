import type { FaceAction, FilmPlan, PlannedFrame } from '../film-plan.ts'
import { LEFT_EYE, OUTER_LIPS, RIGHT_EYE } from '../head/face-rings.ts'
import { buildSheet, turnMesh } from '../head/mesh-parts.ts'
import { createTremor, type Pose } from '../head/pose-person.ts'
import { MATTE, type Material, type Mesh } from '../scene/draw-mesh.ts'
import { drawScene, exposeSensor, type Phone } from '../scene/photograph.ts'
import { type Frame, scaleColor, toLinearPicture } from '../scene/picture.ts'
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

const PAPER: Material = { ...MATTE, shine: 0.01, gloss: 12, isTwoSided: true }
const SKIN: Material = { ...MATTE, color: [0.5, 0.3, 0.2], wrap: [0.4, 0.2, 0.15] }

/** A sheet `wide` × `high` bent about the upright axis, its middle in the origin. */
function bendSheet(wide: number, high: number, bend: number, material: Material): Mesh {
  return buildSheet(32, 16, material, (across, down) => {
    const x = (across - 0.5) * wide
    const y = (0.5 - down) * high
    if (Math.abs(bend) < 1e-4) return [x, y, 0]
    return [Math.sin(x * bend) / bend, y, (Math.cos(x * bend) - 1) / bend]
  })
}

function thumb(x: number, y: number): Mesh {
  return buildSheet(16, 10, SKIN, (across, down) => {
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
function handle(action: FaceAction, amount: number, done: number, isBent: boolean): Held {
  const side = action === 'turn_left' ? 1 : action === 'turn_right' ? -1 : 0
  const yaw = side * ((26 * Math.PI) / 180) * amount * done
  if (action === 'open_mouth') return { yaw: 0, pitch: 0.5 * done, bend: isBent ? 0.05 : 0 }
  if (action === 'smile')
    return { yaw: 0, pitch: -0.15 * done, bend: isBent ? 0.05 + 0.05 * done : 0.03 * done }
  return { yaw, pitch: 0, bend: isBent ? 0.05 + 0.03 * done : 0 }
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
  const wide = draws.between(19, 24)
  const high = (wide * still.frame.height) / still.frame.width
  // As near as the picture is filled, or so far that a border of the room is left.
  const fill = (phone.focal * phone.height * wide) / phone.width
  const distance = hasEdges ? fill * draws.between(1.2, 1.45) : fill * draws.between(0.72, 0.85)
  const material = { ...PAPER, picture: toLinearPicture(still.frame), color: [0.9, 0.9, 0.9] as const }
  const build = (bend: number) => {
    const border = turnMesh(
      bendSheet(wide + 1.2, high + 1.2, bend, { ...PAPER, color: [0.75, 0.74, 0.72] }),
      [0, 0, 0],
      { yaw: 0, pitch: 0, roll: 0 },
      [0, 0, -0.08],
    )
    return [
      bendSheet(wide, high, bend, material),
      border,
      thumb(-wide / 2 + 2.2, -high / 2 + 1),
      thumb(wide / 2 - 2.2, -high / 2 + 1),
    ]
  }
  const film: Frame[][] = []
  for (const { action, amount, frames } of plan) {
    const taken: Frame[] = []
    for (const planned of frames) {
      const shake = tremors.map((tremor) => tremor())
      taken.push(
        await takeSheet(stage, handle(action, amount, planned.done, isBent), build, distance, planned, shake),
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
  const wide = 16
  const high = (wide * sample.height) / sample.width
  const fill = (phone.focal * phone.height * wide) / phone.width
  const distance = hasEdges ? fill * draws.between(1.15, 1.3) : fill * draws.between(0.8, 0.95)
  const [brightness, shine] = [draws.between(0.8, 1.1), draws.between(0.004, 0.016)]
  const moire = {
    strength: draws.between(0.02, 0.07),
    step: draws.between(0.5, 1.6),
    angle: draws.between(-0.4, 0.4),
  }
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
          bendSheet(wide + 2, high + 2, 0, { ...MATTE, color: [0.01, 0.01, 0.01], shine: 0.02, gloss: 60 }),
          [0, 0, 0],
          { yaw: 0, pitch: 0, roll: 0 },
          [0, 0, -0.1],
        ),
      ]
      const shake = tremors.map((tremor) => tremor())
      const seen = await takeSheet(
        stage,
        { yaw: 0.05, pitch: -0.04, bend: 0 },
        build,
        distance,
        planned,
        shake,
      )
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
  const material = { ...PAPER, picture: toLinearPicture(still.frame), color: [0.9, 0.9, 0.9] as const }
  const bend = isBent ? draws.between(0.05, 0.085) : 0
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
    if (!polygons.some((polygon) => isNear(polygon, x, y, 1.15))) kept.push(...corners)
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
