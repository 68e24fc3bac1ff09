import type { GreyFrame } from '../grey-frame.ts'

const WIDTH = 480
const HEIGHT = 343

/** Frame: 90 % of the width, ID card shape. */
export const frame = { x: 24, y: 35, width: 432, height: 273 }

export type Scene = {
  /** Card size relative to the frame. */
  readonly scale?: number
  readonly degrees?: number
  readonly shiftX?: number
  readonly table?: number
  readonly paper?: number
  /** Radius in pixels. */
  readonly blur?: number
  /** Radius of the lamp’s reflection, in pixels. */
  readonly glare?: number
  readonly hasCard?: boolean
  /** Draws the reverse: no portrait, more print. */
  readonly isReverse?: boolean
  /** Overall light. */
  readonly light?: number
}

/** Draws a card with print and portrait on a grained table, as a camera sees it. */
export function drawFrame(scene: Scene = {}): GreyFrame {
  const { scale = 1, degrees = 0, shiftX = 0, hasCard = true, light = 1 } = scene
  const turn = (degrees * Math.PI) / 180
  const centre = { x: frame.x + frame.width / 2 + shiftX, y: frame.y + frame.height / 2 }
  const values = new Float64Array(WIDTH * HEIGHT)
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const [dx, dy] = [x - centre.x, y - centre.y]
      const u = (dx * Math.cos(turn) + dy * Math.sin(turn)) / scale
      const v = (dy * Math.cos(turn) - dx * Math.sin(turn)) / scale
      const isCard = hasCard && Math.abs(u) <= frame.width / 2 && Math.abs(v) <= frame.height / 2
      const value = isCard ? cardAt(u, v, scene) : tableAt(x, y, scene)
      values[y * WIDTH + x] = value + glareAt(x, y, scene)
    }
  const seen = scene.blur === undefined ? values : blurred(blurred(values, scene.blur), scene.blur)
  return {
    grey: Uint8ClampedArray.from(seen, (value) => value * light),
    width: WIDTH,
    height: HEIGHT,
  }
}

function cardAt(u: number, v: number, { paper = 205, isReverse = false }: Scene): number {
  if (isReverse)
    return u > -190 &&
      u < 60 &&
      v > -115 &&
      v < 115 &&
      (v + 130) % 26 < 10 &&
      grain(Math.floor(u / 3), Math.floor(v / 26)) > 0.3
      ? 45
      : paper
  if (u > -190 && u < -90 && v > -60 && v < 80) return 120 + 30 * Math.sin(u / 9) * Math.sin(v / 11)
  const line = Math.floor((v + 130) / 22)
  const isPrint = u > -60 && u < 180 && (v + 130) % 22 < 9 && line > 0 && line < 11
  return isPrint && grain(Math.floor(u / 3), line) > 0.45 ? 45 : paper
}

function tableAt(x: number, y: number, { table = 95 }: Scene): number {
  return table + 10 * (grain(x, y) - 0.5) + 5 * Math.sin(y / 17)
}

function glareAt(x: number, y: number, { glare }: Scene): number {
  return glare === undefined ? 0 : 260 * Math.exp(-((x - 260) ** 2 + (y - 160) ** 2) / (glare * glare))
}

/** Deterministic noise. */
function grain(x: number, y: number): number {
  const value = Math.sin(x * 12.9898 + y * 78.233) * 43_758.5453
  return value - Math.floor(value)
}

function blurred(values: Float64Array, radius: number): Float64Array {
  const across = new Float64Array(values.length)
  const both = new Float64Array(values.length)
  smear(values, across, radius, 1)
  smear(across, both, radius, WIDTH)
  return both
}

function smear(from: Float64Array, to: Float64Array, radius: number, step: number): void {
  for (let at = 0; at < from.length; at += 1) {
    let sum = 0
    for (let by = -radius; by <= radius; by += 1) sum += from[at + by * step] ?? from[at] ?? 0
    to[at] = sum / (2 * radius + 1)
  }
}
