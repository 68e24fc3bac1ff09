import { buildBar, buildSheet } from '../head/mesh-parts.ts'
import { drawFrom } from '../seeded-draws.ts'
import { type Light, MATTE, type Mesh } from './draw-mesh.ts'
import {
  encodeLight,
  type LinearPicture,
  type Rgb,
  readPicture,
  scaleColor,
  toLinearPicture,
} from './picture.ts'

/** A place where somebody holds a phone: what stands behind them and how it is lit. */
export interface Room {
  readonly meshes: readonly Mesh[]
  readonly light: Omit<Light, 'screen'>
  /** The screen's light on the skin as a share of the room's. */
  readonly screenShare: number
}

const css = (color: Rgb, scale = 1) => `rgb(${color.map((value) => encodeLight(value * scale)).join(',')})`

async function drawWall(seed: string): Promise<LinearPicture> {
  const draws = drawFrom(`${seed} wall`)
  const paint: Rgb = draws.pick([
    [0.5, 0.47, 0.41],
    [0.3, 0.36, 0.4],
    [0.55, 0.54, 0.52],
    [0.36, 0.3, 0.22],
    [0.2, 0.25, 0.22],
    [0.42, 0.28, 0.26],
    [0.16, 0.18, 0.26],
    [0.5, 0.5, 0.36],
    [0.62, 0.62, 0.63],
  ])
  const things: string[] = []
  const color = () => css([draws.between(0.02, 0.6), draws.between(0.02, 0.5), draws.between(0.02, 0.5)])
  if (draws.chance(0.5)) {
    const x = draws.between(60, 800)
    things.push(
      `<rect x="${x - 12}" y="138" width="224" height="324" fill="${css([0.6, 0.58, 0.55])}"/><rect x="${x}" y="150" width="200" height="300" fill="${css([0.85, 0.92, 1], 1.1)}"/><rect x="${x + 96}" y="150" width="8" height="300" fill="${css([0.6, 0.58, 0.55])}"/>`,
    )
  }
  const pictures = Math.floor(draws.between(1, 10))
  for (let index = 0; index < pictures; index += 1) {
    const [x, y, w, h] = [
      draws.between(0, 980),
      draws.between(60, 420),
      draws.between(40, 130),
      draws.between(40, 110),
    ]
    things.push(
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${color()}"/><rect x="${x + 6}" y="${y + 6}" width="${w - 12}" height="${h - 12}" fill="${color()}"/><circle cx="${x + w / 2}" cy="${y + h / 2}" r="${Math.min(w, h) / 4}" fill="${color()}"/>`,
    )
  }
  const shelves = draws.pick([0, 1, 2, 2])
  for (let shelf = 0; shelf < shelves; shelf += 1) {
    const y = 470 + shelf * 120
    things.push(`<rect x="0" y="${y + 90}" width="1024" height="10" fill="${css([0.16, 0.09, 0.05])}"/>`)
    for (let x = draws.between(0, 200); x < 900; x += draws.between(9, 26)) {
      if (draws.chance(0.2)) x += 70
      const high = draws.between(50, 86)
      things.push(
        `<rect x="${x}" y="${y + 90 - high}" width="${draws.between(7, 20)}" height="${high}" fill="${color()}"/>`,
      )
    }
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="768"><defs><linearGradient id="g" x1="0" x2="1" y2="0.4"><stop stop-color="${css(paint, 1.25)}"/><stop offset="1" stop-color="${css(paint, 0.6)}"/></linearGradient><filter id="s"><feGaussianBlur stdDeviation="1.2"/></filter></defs><rect width="100%" height="100%" fill="url(#g)"/><g filter="url(#s)">${things.join('')}</g></svg>`
  return toLinearPicture(await readPicture(Buffer.from(svg), 1024, 768))
}

export async function buildRoom(seed: string): Promise<Room> {
  const draws = drawFrom(`${seed} room`)
  const far = draws.between(150, 320)
  const picture = await drawWall(seed)
  const tilt = draws.between(-0.25, 0.25)
  const wall = buildSheet(24, 18, { ...MATTE, picture, glow: 0.05 }, (across, down) => {
    const x = (across - 0.5) * far * 2.6
    return [x, (0.5 - down) * far * 1.95, -far - x * tilt]
  })
  const meshes: Mesh[] = [wall]
  const shade = () => [draws.between(0.03, 0.4), draws.between(0.03, 0.35), draws.between(0.03, 0.3)] as const
  if (draws.chance(0.6)) {
    const [x, z, tone] = [draws.between(-30, 30), -draws.between(85, 110), shade()]
    meshes.push(
      buildSheet(20, 8, { ...MATTE, color: tone }, (across, down) => {
        const angle = (across - 0.5) * 2.4
        return [x + Math.sin(angle) * 26, -4 - 34 * down + 5 * Math.cos(angle), z + Math.cos(angle) * 5]
      }),
    )
  }
  const poles = draws.pick([0, 1, 2, 3])
  for (let index = 0; index < poles; index += 1) {
    const [x, z] = [draws.between(-70, 70), -draws.between(110, 145)]
    const top = draws.between(0, 55)
    meshes.push(
      buildBar(
        [
          [x, -90, z],
          [x, top, z],
        ],
        draws.between(1, 4),
        { ...MATTE, color: shade(), shine: 0.02 },
      ),
    )
    if (draws.chance(0.5))
      meshes.push(
        buildSheet(
          18,
          4,
          { ...MATTE, color: [0.7, 0.6, 0.45], glow: draws.between(0, 0.5), isTwoSided: true },
          (across, down) => {
            const angle = 2 * Math.PI * (across - 0.5)
            return [
              x + Math.sin(angle) * (9 + 7 * down),
              top + 16 - 20 * down,
              z + Math.cos(angle) * (9 + 7 * down),
            ]
          },
        ),
      )
  }
  return { meshes, ...drawLight(seed) }
}

function drawLight(seed: string): Pick<Room, 'light' | 'screenShare'> {
  const draws = drawFrom(`${seed} light`)
  const warmth: Rgb = draws.pick([
    [1.12, 1, 0.8],
    [1, 1, 1],
    [0.92, 1, 1.12],
    [1.05, 1, 0.92],
    [1.2, 1, 0.7],
    [0.97, 1.03, 0.98],
  ])
  const level = draws.between(0.55, 1.05)
  const keyShare = draws.between(0.42, 0.75)
  const angle = draws.between(-1.2, 1.2)
  const height = draws.between(0.15, 0.75)
  const flat = Math.sqrt(1 - height * height)
  const scaled = (scale: number) => scaleColor(warmth, scale)
  return {
    light: {
      above: scaled(level * (1 - keyShare) * 1.2),
      below: scaled(level * (1 - keyShare) * 0.4),
      key: {
        direction: [Math.sin(angle) * flat, height, Math.cos(angle) * flat],
        color: scaled(level * keyShare * 1.25),
      },
    },
    screenShare: level * draws.between(0.16, 0.5),
  }
}
