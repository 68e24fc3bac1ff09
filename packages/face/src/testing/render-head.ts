import type { FacePoint } from '../landmarks.ts'
import type { Still } from './face-model.ts'
import {
  expressHead,
  type HeadExpression,
  type HeadMaterial,
  type HeadModel,
  TURNING_POINTS,
  textureOf,
} from './head-model.ts'

/** How a head is held and lit. Angles in degrees, towards the person's own left and upwards; shifts in face widths. */
export interface HeadView extends HeadExpression {
  readonly yaw: number
  readonly pitch: number
  readonly roll: number
  /** Movement of head and shoulders before the camera. */
  readonly shift: readonly [number, number]
  /** Movement of the camera itself, in pixels. */
  readonly camera: readonly [number, number]
  /** Light of the screen on the nearest skin, each 0 to 1. */
  readonly screen: readonly [number, number, number]
  /** Share of the light that comes from everywhere, 0 to 1. */
  readonly ambient: number
  /** Direction from which the lamp shines: degrees to the right of the picture. */
  readonly lamp: number
}

export const LEVEL_HEAD: HeadView = {
  mouth: 0,
  smile: 0,
  yaw: 0,
  pitch: 0,
  roll: 0,
  shift: [0, 0],
  camera: [0, 0],
  screen: [0, 0, 0],
  ambient: 0.72,
  lamp: -35,
}

/** Distance of the camera from the head's centre, in face widths. */
const DISTANCE = 3.4
/** Strength of the screen's light beside the room's. */
const SCREEN_LIGHT = 0.3

interface Room {
  readonly wall: Still
}

/** Renders a head before a wall: perspective, a lamp, the screen's light, hidden surfaces removed. */
export function renderHead(head: HeadModel, view: HeadView, { wall }: Room): Still {
  const { width, height } = head.face.still
  const painted = paintWall(wall, view, width, height)
  const depths = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY)
  const solid = placeHead(head, view)
  const texture = textureOf(head)
  const seen = solid.map((point) => project(head, point, view))
  const normals = normalsOf(head, solid)
  const lights = solid.map((point, place) => lightOf(head, point, normals[place] ?? [0, 0, -1], view))
  for (const { places, material } of head.triangles) {
    const [a, b, c] = places
    const corners = [solid[a], solid[b], solid[c]] as const
    const flat = [seen[a], seen[b], seen[c]] as const
    const coordinates = [texture[a], texture[b], texture[c]] as const
    if (!isWhole(corners) || !isWhole(flat) || !isWhole(coordinates)) continue
    const [la, lb, lc] = [lights[a] ?? DARK, lights[b] ?? DARK, lights[c] ?? DARK]
    const sample = sampler(head, material)
    fillTriangle({ painted, depths }, flat, (wa, wb, wc, offset) => {
      const x = wa * coordinates[0][0] + wb * coordinates[1][0] + wc * coordinates[2][0]
      const y = wa * coordinates[0][1] + wb * coordinates[1][1] + wc * coordinates[2][1]
      for (let channel = 0; channel < 3; channel += 1) {
        const light = wa * (la[channel] ?? 0) + wb * (lb[channel] ?? 0) + wc * (lc[channel] ?? 0)
        painted.data[offset + channel] = Math.min(255, sample(x, y, channel) * light)
      }
    })
  }
  return painted
}

type Three<T> = readonly [T, T, T]
const isWhole = (corners: Three<FacePoint | undefined>): corners is Three<FacePoint> =>
  corners.every((corner) => corner !== undefined)

/** Turns the head about its centre; neck and shoulders only follow its shift. */
function placeHead(head: HeadModel, view: HeadView): FacePoint[] {
  const [a, b, r] = [view.yaw, view.pitch, view.roll].map((degrees) => (degrees * Math.PI) / 180)
  const [cx, cy, cz] = head.centre
  const [sx, sy] = [view.shift[0] * head.width, view.shift[1] * head.width]
  const [yaw, pitch, roll] = [a ?? 0, b ?? 0, r ?? 0]
  return expressHead(head, view).map(([x, y, z], place): FacePoint => {
    if (place >= TURNING_POINTS) return [x + sx, y + sy, z]
    const [dx, dy, dz] = [x - cx, y - cy, z - cz]
    const [x1, z1] = [dx * Math.cos(yaw) - dz * Math.sin(yaw), dx * Math.sin(yaw) + dz * Math.cos(yaw)]
    const [y1, z2] = [
      dy * Math.cos(pitch) + z1 * Math.sin(pitch),
      z1 * Math.cos(pitch) - dy * Math.sin(pitch),
    ]
    return [
      cx + x1 * Math.cos(roll) + y1 * Math.sin(roll) + sx,
      cy + y1 * Math.cos(roll) - x1 * Math.sin(roll) + sy,
      cz + z2,
    ]
  })
}

/** To the picture: x and y in pixels, z the distance in face widths. */
function project(head: HeadModel, [x, y, z]: FacePoint, { camera }: HeadView): FacePoint {
  const { width, height } = head.face.still
  // The face's own distance keeps its size: the mesh was measured there.
  const near = DISTANCE - 0.35
  const distance = DISTANCE + (z - head.centre[2]) / head.width
  const scale = near / distance
  return [
    width / 2 + (x - width / 2) * scale + camera[0],
    height / 2 + (y - height / 2) * scale + camera[1],
    distance,
  ]
}

const DARK: FacePoint = [0, 0, 0]

/** Smooth normals of the points, outwards. */
function normalsOf(head: HeadModel, solid: readonly FacePoint[]): FacePoint[] {
  const sums = solid.map(() => [0, 0, 0])
  const inner: FacePoint = [head.centre[0], head.centre[1], head.centre[2] + 0.1 * head.width]
  for (const { places, material } of head.triangles) {
    if (material === 'mouth' || material === 'teeth' || material === 'tongue') continue
    const [a, b, c] = [solid[places[0]], solid[places[1]], solid[places[2]]]
    if (a === undefined || b === undefined || c === undefined) continue
    const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
    const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
    const out = (normal[0] ?? 0) * (a[0] - inner[0]) + (normal[2] ?? 0) * (a[2] - inner[2])
    const side = out < 0 ? -1 : 1
    for (const place of places) {
      const sum = sums[place] ?? []
      for (let axis = 0; axis < 3; axis += 1) sum[axis] = (sum[axis] ?? 0) + side * (normal[axis] ?? 0)
    }
  }
  return sums.map(([x = 0, y = 0, z = 0]): FacePoint => {
    const length = Math.hypot(x, y, z) || 1
    return [x / length, y / length, z / length]
  })
}

/** Light on a point: the room's, a lamp's and the screen's, by channel. */
function lightOf(head: HeadModel, at: FacePoint, [nx, ny, nz]: FacePoint, view: HeadView): FacePoint {
  const angle = (view.lamp * Math.PI) / 180
  const lamp = Math.max(0, nx * Math.sin(angle) * 0.85 - ny * 0.5 - nz * Math.cos(angle) * 0.85)
  const room = view.ambient + (1 - view.ambient) * 1.5 * lamp
  const distance = DISTANCE + (at[2] - head.centre[2]) / head.width
  const screen = (SCREEN_LIGHT * Math.max(0, -nz) * (DISTANCE - 0.5) ** 2) / distance ** 2
  const [red, green, blue] = view.screen
  return [room + screen * red, room + screen * green, room + screen * blue]
}

type Sample = (x: number, y: number, channel: number) => number

function sampler(head: HeadModel, material: HeadMaterial): Sample {
  const { data, width, height } = head.face.still
  if (material === 'photo')
    return (x, y, channel) => {
      const px = Math.min(width - 1.001, Math.max(0, x))
      const py = Math.min(height - 1.001, Math.max(0, y))
      const [x0, y0] = [Math.floor(px), Math.floor(py)]
      const [fx, fy] = [px - x0, py - y0]
      const from = (y0 * width + x0) * 3 + channel
      const upper = (data[from] ?? 0) * (1 - fx) + (data[from + 3] ?? 0) * fx
      const lower = (data[from + width * 3] ?? 0) * (1 - fx) + (data[from + width * 3 + 3] ?? 0) * fx
      return upper * (1 - fy) + lower * fy
    }
  if (material === 'mouth') return (_x, _y, channel) => [52, 20, 22][channel] ?? 0
  if (material === 'teeth') return (_x, _y, channel) => [208, 200, 190][channel] ?? 0
  if (material === 'tongue') return (_x, _y, channel) => [168, 84, 86][channel] ?? 0
  if (material === 'cloth')
    return (x, y, channel) => ([70, 84, 120][channel] ?? 0) * (0.85 + 0.15 * Math.sin(x * 0.35 + y * 0.1))
  if (material === 'skin') return (_x, _y, channel) => head.skin[channel] ?? 0
  return (x, y, channel) =>
    (head.hair[channel] ?? 0) *
    (0.8 + 0.12 * Math.sin(x * 1.3 + Math.sin(y * 0.2) * 2) + 0.08 * Math.sin(x * 3.1))
}

function paintWall(wall: Still, { camera, screen }: HeadView, width: number, height: number): Still {
  const data = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const fromX = Math.min(wall.width - 1, Math.max(0, Math.round(x - camera[0])))
      const fromY = Math.min(wall.height - 1, Math.max(0, Math.round(y - camera[1])))
      for (let channel = 0; channel < 3; channel += 1)
        data[(y * width + x) * 3 + channel] = Math.min(
          255,
          (wall.data[(fromY * wall.width + fromX) * 3 + channel] ?? 0) * (1 + 0.04 * (screen[channel] ?? 0)),
        )
    }
  return { data, width, height }
}

type Paint = (wa: number, wb: number, wc: number, offset: number) => void

function fillTriangle(
  { painted, depths }: { readonly painted: Still; readonly depths: Float32Array },
  [a, b, c]: Three<FacePoint>,
  paint: Paint,
): void {
  const { width, height } = painted
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
      if (wa < -0.01 || wb < -0.01 || wc < -0.01) continue
      const depth = wa * a[2] + wb * b[2] + wc * c[2]
      const at = y * width + x
      if (depth > (depths[at] ?? 0)) continue
      depths[at] = depth
      paint(wa, wb, wc, at * 3)
    }
}
