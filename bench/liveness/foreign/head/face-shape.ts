import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ease } from '../seeded-draws.ts'
import { LIDS, LIP_CORNERS, LOWER_LIP, UPPER_LIP } from './face-rings.ts'
import type { FaceShape } from './person.ts'

interface CanonicalFace {
  readonly positions: readonly number[]
  readonly uvs: readonly number[]
  readonly triangles: readonly number[]
}

/** Positions in centimetres: x to the picture's right, y up, z toward the camera. */
export const CANONICAL: CanonicalFace = JSON.parse(
  readFileSync(join(import.meta.dirname, 'canonical-face.json'), 'utf8'),
)
export const FACE_POINTS = CANONICAL.positions.length / 3

/** What the face does, each from 0 (nothing) to 1 (as far as it goes). */
export interface Expression {
  readonly jaw: number
  readonly smile: number
  readonly parted: number
  readonly blink: number
  readonly brows: number
}

export const NEUTRAL: Expression = { jaw: 0, smile: 0, parted: 0, blink: 0, brows: 0 }

const bell = (dx: number, dy: number, radius: number) =>
  Math.exp(-(dx * dx + dy * dy) / (2 * radius * radius))
const canonical = (index: number) => CANONICAL.positions[index] as number

/** The canonical mouth stands half a centimetre open: how far a point of the lips moves to shut it. */
function shutLips(index: number, x: number, y: number): number {
  const to = UPPER_LIP.has(index) ? -1 : LOWER_LIP.has(index) ? 1 : 0
  if (to === 0) return 0
  const fromGap = Math.max(0, Math.abs(y + 4.26) - 0.27)
  return to * 0.255 * Math.max(0, 1 - (x / 2.25) ** 2) * Math.max(0, 1 - fromGap / 0.9)
}

/** The person's own face at rest. */
export function shapeFace(shape: FaceShape): Float32Array {
  const points = new Float32Array(3 * FACE_POINTS)
  for (let index = 0; index < FACE_POINTS; index += 1) {
    const [cx, cy, cz] = [canonical(3 * index), canonical(3 * index + 1), canonical(3 * index + 2)]
    const side = Math.sign(cx)
    let [x, y, z] = [cx, cy, cz]
    const nose = bell(cx, (cy + 0.6) * 0.75, 1.5)
    const bridge = bell(cx * 1.2, cy - 2.6, 1.2)
    const eye = bell(Math.abs(cx) - 3.15, (cy - 2.6) * 1.3, 1.3)
    const mouth = bell(cx * 0.8, (cy + 4.3) * 1.1, 1.7)
    y += shutLips(index, cx, cy)
    x += cx * nose * (shape.noseWidth - 1)
    z += nose * (shape.noseLength - 1) * 3.2 + bridge * shape.bridge
    y += eye * (cy - 2.6) * (shape.eyeSize - 1)
    x += eye * (Math.abs(cx) - 3.15) * side * (shape.eyeSize - 1) * 0.5 + eye * side * shape.eyeGap
    y += mouth * (cy + 4.35) * (shape.lips - 1)
    x += mouth * cx * (shape.mouthWidth - 1)
    z += mouth * (shape.lips - 1) * 0.8
    x *= 1 + shape.jaw * ease(cy, -2, -8)
    const chin = bell(cx * 0.7, cy + 8.4, 1.7)
    y -= chin * shape.chin
    z += chin * shape.chin * 0.6
    z += bell(Math.abs(cx) - 4.2, cy - 0.6, 1.6) * shape.cheek
    for (const bump of shape.bumps) {
      const share = bell(cx - bump.x, cy - bump.y, 2.2)
      x += share * bump.push[0]
      y += share * bump.push[1]
      z += share * bump.push[2]
    }
    points.set([x * shape.width, y * shape.height, z * shape.depth], 3 * index)
  }
  return points
}

/** How far a point of the skin follows the jaw. */
function jawShare(index: number): number {
  if (LIP_CORNERS.has(index)) return 0.42
  const [x, y] = [Math.abs(canonical(3 * index)), canonical(3 * index + 1)]
  const edge = ease(x, 2.6, 0.6)
  if (UPPER_LIP.has(index)) return 0.3 * (1 - edge) ** 2
  if (LOWER_LIP.has(index)) return 0.55 + 0.45 * ease(x, 2.4, 0.9)
  const beside = 0.95 * ease(y, -2.2, -6.4)
  const middle = y > -4.3 ? 0 : 1
  const among = ease(x, 3.4, 2.2)
  return beside * (1 - among) + middle * among
}

const JAW_SHARES = Float32Array.from({ length: FACE_POINTS }, (_, index) => jawShare(index))
/** The hinge of the jaw, before the ears. */
export const HINGE = { y: 0.2, z: -1.8 }
export const JAW_OPEN = 0.42

function openJaw(points: Float32Array, jaw: number): void {
  for (let index = 0; index < FACE_POINTS; index += 1) {
    const angle = jaw * JAW_OPEN * (JAW_SHARES[index] as number)
    if (angle === 0) continue
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
    const y = (points[3 * index + 1] as number) - HINGE.y
    const z = (points[3 * index + 2] as number) - HINGE.z
    points[3 * index + 1] = HINGE.y + cosine * y - sine * z
    points[3 * index + 2] = HINGE.z + sine * y + cosine * z
    const x = canonical(3 * index)
    if (Math.abs(x) < 3.6 && LIP_CORNERS.has(index))
      points[3 * index] = (points[3 * index] as number) * (1 - 0.1 * jaw)
    const hollow = bell(Math.abs(x) - 4.4, canonical(3 * index + 1) + 2.6, 1.5)
    points[3 * index] = (points[3 * index] as number) - Math.sign(x) * hollow * 0.25 * jaw
  }
}

function smileWith(points: Float32Array, smile: number, parted: number): void {
  const add = (at: number, value: number) => {
    points[at] = (points[at] as number) + value
  }
  for (let index = 0; index < FACE_POINTS; index += 1) {
    const [x, y] = [canonical(3 * index), canonical(3 * index + 1)]
    const [side, out] = [Math.sign(x), Math.abs(x)]
    const lip = UPPER_LIP.has(index) || LOWER_LIP.has(index) || LIP_CORNERS.has(index)
    const corner = bell(out - 2.45, y + 4.3, lip ? 1.0 : 1.35)
    add(3 * index, side * smile * 0.78 * corner + (lip ? x * 0.06 * smile : 0))
    add(3 * index + 1, smile * 0.62 * corner)
    add(3 * index + 2, -smile * 0.42 * corner)
    const cheek = bell(out - 3.9, y + 0.4, 1.35)
    add(3 * index, side * smile * 0.16 * cheek)
    add(3 * index + 1, smile * 0.42 * cheek)
    add(3 * index + 2, smile * 0.34 * cheek)
    const fold = bell(out - 2.7, y + 2.3, 0.7)
    add(3 * index + 2, -smile * 0.16 * fold)
    add(3 * index, side * smile * 0.1 * bell(out - 1.7, y + 1, 0.6))
    if (lip) {
      const middle = ease(out, 2.2, 0.6)
      const down = LOWER_LIP.has(index)
      add(3 * index + 1, parted * middle * (down ? -0.42 : 0.2))
      add(3 * index + 2, -smile * 0.2 * middle)
    }
  }
}

function closeLids(points: Float32Array, blink: number): void {
  for (const [upper, lower, fold] of LIDS) {
    const rest = [0, 1, 2].map((axis) => points[3 * upper + axis] as number)
    for (const axis of [0, 1, 2]) {
      const to = points[3 * lower + axis] as number
      const step = (to - (rest[axis] as number)) * blink * 0.94
      points[3 * upper + axis] = (rest[axis] as number) + step
      points[3 * fold + axis] = (points[3 * fold + axis] as number) + step * 0.35
    }
    points[3 * upper + 2] = (points[3 * upper + 2] as number) + 0.12 * blink
  }
}

/** The face with an expression; `rest` is left alone. */
export function moveFace(rest: Float32Array, expression: Expression): Float32Array {
  const points = rest.slice()
  smileWith(points, expression.smile, expression.parted)
  openJaw(points, expression.jaw)
  const squint = 0.22 * expression.smile
  closeLids(points, Math.min(1, expression.blink + squint * 0.7))
  for (let index = 0; index < FACE_POINTS; index += 1) {
    const brow = bell(Math.abs(canonical(3 * index)) - 3.3, canonical(3 * index + 1) - 4.7, 1.4)
    points[3 * index + 1] = (points[3 * index + 1] as number) + 0.35 * expression.brows * brow
  }
  return points
}
