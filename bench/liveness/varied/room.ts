import type { Draws } from './draws.ts'
import type { Rgb, Vector } from './person.ts'
import type { Light, Mesh, Paint } from './render.ts'

export interface Room {
  readonly name: string
  readonly things: readonly Mesh[]
  readonly light: Light
  /** How bright the phone's screen is on skin beside the room. */
  readonly screen: number
}

/** A standing sheet, in parts so that the lens can bend it. */
function quad(middle: Vector, width: number, height: number, paint: Paint, lean = 0, parts = 4): Mesh {
  const points: Vector[] = []
  const uvs: [number, number][] = []
  const triangles: number[] = []
  for (let row = 0; row <= parts; row += 1)
    for (let column = 0; column <= parts; column += 1) {
      const [u, v] = [column / parts, row / parts]
      points.push([
        middle[0] + (u - 0.5) * width * Math.cos(lean),
        middle[1] + (0.5 - v) * height,
        middle[2] + (u - 0.5) * width * Math.sin(lean),
      ])
      uvs.push([u, v])
      const at = row * (parts + 1) + column
      if (row < parts && column < parts)
        triangles.push(at, at + 1, at + parts + 1, at + 1, at + parts + 2, at + parts + 1)
    }
  return { points, uvs, triangles, paint, gloss: 0 }
}

/** Rooms with a wall behind and things between wall and head: a moving phone sees them shift against each other. */
export function drawRoom(kind: 'plain' | 'busy' | 'deep' | 'window', draws: Draws): Room {
  const tint = (least: number, most: number): Rgb => {
    const grey = draws.between(least, most)
    return [grey + draws.between(-25, 25), grey + draws.between(-15, 15), grey + draws.between(-25, 25)]
  }
  const away = kind === 'deep' ? draws.between(220, 400) : draws.between(70, 160)
  const wallColor = tint(110, 210)
  const wall = quad(
    [0, 0, -away],
    away * 4 + 300,
    away * 4 + 300,
    (u, v) => {
      const soft = 1 + 0.06 * Math.sin(u * 40 + 7 * v) + 0.03 * Math.sin(v * 130)
      return [wallColor[0] * soft, wallColor[1] * soft, wallColor[2] * soft]
    },
    0,
    24,
  )
  const things = [wall]
  const count = kind === 'plain' ? 1 : kind === 'busy' ? 16 : 9
  for (let index = 0; index < count; index += 1) {
    const depth = -draws.between(kind === 'deep' ? 35 : away * 0.55, away * 0.98)
    const spread = 35 - depth
    const [one, two] = [tint(20, 230), tint(20, 230)]
    const [columns, rows] = [draws.between(2, 8), draws.between(2, 9)]
    const isBooks = draws.chance(0.4)
    things.push(
      quad(
        [draws.between(-0.75, 0.75) * spread, draws.between(-0.35, 0.7) * spread, depth],
        draws.between(0.12, 0.45) * spread,
        draws.between(0.12, 0.5) * spread,
        (u, v) => {
          const column = Math.floor(u * columns * (isBooks ? 4 : 1))
          const isOne = isBooks
            ? Math.abs(Math.sin(column * 12.9 + Math.floor(v * rows) * 4.1)) > 0.5
            : (column + Math.floor(v * rows)) % 2 === 0
          const shade = isBooks ? 0.5 + Math.abs(Math.sin(column * 7.7 + Math.floor(v * rows))) * 0.7 : 1
          const color = isOne ? one : two
          return [color[0] * shade, color[1] * shade, color[2] * shade]
        },
        draws.between(-0.4, 0.4),
      ),
    )
  }
  if (kind === 'window')
    things.push({
      ...quad([draws.between(-0.7, 0.7) * away, 0.2 * away, -away + 2], away * 0.6, away * 0.8, (u, v) =>
        Math.min(u % 0.5, v % 0.5) < 0.03 ? [90, 90, 90] : [250, 252, 255],
      ),
      isBright: true,
    })
  const even = draws.between(0.35, 0.75)
  const warm = draws.between(-0.12, 0.12)
  const lampSide = draws.one([-1, 1])
  return {
    name: kind,
    things,
    light: {
      sky: [even * (1 + warm), even, even * (1 - warm)],
      lamp: {
        at: [lampSide * draws.between(40, 140), draws.between(30, 130), draws.between(20, 140)],
        color: [(0.95 - even) * (1 + warm), 0.95 - even, (0.95 - even) * (1 - 2 * warm)],
      },
      screen: [0, 0, 0],
      near: 35,
    },
    screen: kind === 'window' ? draws.between(0.03, 0.06) : draws.between(0.06, 0.16),
  }
}
