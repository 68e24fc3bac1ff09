import sharp from 'sharp'
import { createSeededRandom } from './seeded-random.ts'

export interface PhotoOptions {
  readonly seed: number
  /** Degrees, clockwise. */
  readonly rotation?: number
  /** Perspective tilt: 0 none, 0.1 strong. */
  readonly tiltX?: number
  readonly tiltY?: number
  /** Lens blur in pixels. */
  readonly blur?: number
  /** Sensor noise in grey levels. */
  readonly noise?: number
  /** Share of light a shadow takes, 0 to 1. */
  readonly shadow?: number
  /** Overall light; 1 is unchanged. */
  readonly light?: number
  /** Radius of a lamp’s reflection, as a share of the width. */
  readonly glare?: number
  /** Share of the picture’s width the document takes; above 1 it is cut off. */
  readonly fill?: number
  /** JPEG quality. */
  readonly quality?: number
  /** Picture width in pixels. */
  readonly width?: number
}

const GROUNDS = ['#6b5a48', '#2f3338', '#8a8f94', '#54463c', '#3d4f45'] as const

/** Photographs a document on a table with lighting and perspective. Returns a JPEG. */
export async function photographDocument(document: Uint8Array, shot: PhotoOptions): Promise<Buffer> {
  const random = createSeededRandom(shot.seed + 91)
  const width = shot.width ?? 1600
  const card = await sharp(document).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const height = Math.round((width * card.info.height) / card.info.width / 1.02)
  const tinted = random.pick(GROUNDS)
  const scene = await sharp({ create: { width, height, channels: 3, background: tinted } })
    .raw()
    .toBuffer()
  paint(scene, width, height, { data: card.data, width: card.info.width, height: card.info.height }, shot)
  shade(scene, width, height, shot)
  const raw = { raw: { width, height, channels: 3 } } as const
  const lensed = shot.blur === undefined ? scene : await sharp(scene, raw).blur(shot.blur).raw().toBuffer()
  if (shot.noise !== undefined) {
    const strength = shot.noise * Math.sqrt(3)
    for (let at = 0; at < lensed.length; at += 1)
      lensed[at] = clamp((lensed[at] ?? 0) + random.between(-strength, strength))
  }
  return sharp(lensed, raw)
    .jpeg({ quality: shot.quality ?? 90 })
    .toBuffer()
}

const clamp = (value: number): number => Math.max(0, Math.min(255, Math.round(value)))

interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** Maps every pixel of the scene to the point of the card it shows. */
function paint(scene: Buffer, width: number, height: number, card: Pixels, shot: PhotoOptions): void {
  const { rotation = 0, tiltX = 0, tiltY = 0, fill = 0.88 } = shot
  const angle = (-rotation * Math.PI) / 180
  const scale = card.width / (width * fill)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const fromX = x - width / 2
      const fromY = y - height / 2
      const turnedX = fromX * Math.cos(angle) - fromY * Math.sin(angle)
      const turnedY = fromX * Math.sin(angle) + fromY * Math.cos(angle)
      const depth = 1 - (tiltX * turnedX + tiltY * turnedY) / (width / 2)
      const cardX = (turnedX * scale) / depth + card.width / 2
      const cardY = (turnedY * scale) / depth + card.height / 2
      if (cardX < 0 || cardY < 0 || cardX > card.width - 2 || cardY > card.height - 2) continue
      mix(scene, (y * width + x) * 3, card, cardX, cardY)
    }
  }
}

function mix(scene: Buffer, at: number, card: Pixels, x: number, y: number): void {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const right = x - left
  const below = y - top
  const corner = (top * card.width + left) * 4
  const under = corner + card.width * 4
  if ((card.data[corner + 3] ?? 0) < 128) return
  for (let channel = 0; channel < 3; channel += 1) {
    const upper =
      (card.data[corner + channel] ?? 0) * (1 - right) + (card.data[corner + 4 + channel] ?? 0) * right
    const lower =
      (card.data[under + channel] ?? 0) * (1 - right) + (card.data[under + 4 + channel] ?? 0) * right
    scene[at + channel] = clamp(upper * (1 - below) + lower * below)
  }
}

function shade(
  scene: Buffer,
  width: number,
  height: number,
  { shadow = 0, light = 1, glare = 0, seed }: PhotoOptions,
): void {
  if (shadow === 0 && light === 1 && glare === 0) return
  const random = createSeededRandom(seed + 17)
  const edge = random.between(0.35, 0.65)
  const lean = random.between(-0.3, 0.3)
  const lamp = { x: random.between(0.3, 0.5) * width, y: random.between(0.35, 0.6) * height }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const across = (x / width + lean * (y / height) - edge) * 12
      const taken = shadow / (1 + Math.exp(-across))
      const distance = Math.hypot(x - lamp.x, y - lamp.y) / width
      const added = glare === 0 ? 0 : 300 * Math.exp(-((distance / glare) ** 4))
      const at = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel += 1)
        scene[at + channel] = clamp((scene[at + channel] ?? 0) * light * (1 - taken) + added)
    }
  }
}
