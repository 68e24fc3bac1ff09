import sharp from 'sharp'
import { createSeededRandom } from '../seeded-random.ts'
import { colourAt, demosaic, type RawFrame } from './demosaic.ts'
import { type Surface, toGamma } from './surface.ts'

/** Settings of a phone camera. */
export interface CameraShot {
  readonly seed: number
  /** Sensor pixels across the picture. */
  readonly sensorPx: number
  /** Width of the submitted picture in pixels. */
  readonly savedPx: number
  /** Share of the picture’s width the document takes. */
  readonly fill: number
  /** Degrees, clockwise. */
  readonly rotation: number
  /** Perspective tilt: 0 none, 0.1 strong. */
  readonly tiltX: number
  readonly tiltY: number
  /** Overall light; 1 is unchanged. */
  readonly exposure: number
  /** Sensor noise as a share of the brightest light. */
  readonly noise: number
  /** Passes of chroma noise reduction. */
  readonly smoothings: number
  /** Edge sharpening; 0 is none. */
  readonly sharpening: number
  /** Chromatic aberration: radial offset of red to green and green to blue, as a share of the distance. */
  readonly fringe: number
  readonly quality: number
}

/** Aspect ratio the camera page crops to. */
const ASPECT = 1.4

/** Photographs a surface as a phone does. Returns a JPEG. */
export async function photographSurface(surface: Surface, shot: CameraShot): Promise<Buffer> {
  const raw = expose(surface, shot)
  const { width, height } = raw
  const [red, green, blue] = demosaic(raw, shot.smoothings)
  const bytes = Buffer.alloc(width * height * 3)
  for (let at = 0; at < green.length; at += 1) {
    bytes[at * 3] = byteOf(red[at] ?? 0)
    bytes[at * 3 + 1] = byteOf(green[at] ?? 0)
    bytes[at * 3 + 2] = byteOf(blue[at] ?? 0)
  }
  const taken = sharp(bytes, { raw: { width, height, channels: 3 } })
  const crisp =
    shot.sharpening === 0 ? taken : taken.sharpen({ sigma: 1, m1: shot.sharpening, m2: shot.sharpening })
  if (shot.savedPx === shot.sensorPx) return crisp.jpeg({ quality: shot.quality }).toBuffer()
  const file = await crisp.jpeg({ quality: 94 }).toBuffer()
  return sharp(file)
    .resize({ width: shot.savedPx, kernel: 'linear' })
    .jpeg({ quality: shot.quality })
    .toBuffer()
}

const GAMMA = Uint8Array.from({ length: 4097 }, (_, step) => Math.round(255 * toGamma(step / 4096)))
const byteOf = (light: number): number => GAMMA[Math.max(0, Math.min(4096, Math.round(light * 4096)))] ?? 0

/** Samples one colour at one point per sensor pixel. */
function expose(surface: Surface, shot: CameraShot): RawFrame {
  const { sensorPx: width, fill, tiltX, tiltY, exposure, noise, fringe } = shot
  const height = Math.round(width / ASPECT)
  const random = createSeededRandom(shot.seed + 71)
  const angle = (-shot.rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) / (width * fill), Math.sin(angle) / (width * fill)]
  const off = { x: random.between(-0.01, 0.01), y: random.between(-0.01, 0.01) }
  const data = new Float32Array(width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const channel = colourAt(x, y)
      const drawn = 1 + fringe * (channel - 1)
      const fromX = (x + 0.5 - width / 2) * drawn
      const fromY = (y + 0.5 - height / 2) * drawn
      const turnedX = fromX * cos - fromY * sin
      const turnedY = fromX * sin + fromY * cos
      const depth = 1 - 2 * (tiltX * turnedX + tiltY * turnedY)
      const light = exposure * surface.lightAt(turnedX / depth + off.x, turnedY / depth + off.y, channel)
      // Shot noise grows with brightness.
      const grains = random.next() + random.next() + random.next() - 1.5
      data[y * width + x] = light + 2 * noise * Math.sqrt(light + 0.02) * grains
    }
  return { data, width, height }
}
