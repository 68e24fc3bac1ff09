import sharp from 'sharp'
import type { Draws } from '../seeded-draws.ts'
import { drawFrom } from '../seeded-draws.ts'
import { type Camera, createRaster, drawMesh, type Light, type Mesh } from './draw-mesh.ts'
import { encodeLight, type Frame, resizeFrame } from './picture.ts'

/** How one phone's camera renders what it sees. */
export interface Phone {
  readonly width: number
  readonly height: number
  /** Standard deviation of the noise in sRGB bytes, at middle grey. */
  readonly noise: number
  readonly quality: number
  readonly vignette: number
  readonly balance: readonly [number, number, number]
  readonly exposure: number
  /** Focal length in heights of the picture. */
  readonly focal: number
}

export function drawPhone(seed: string): Phone {
  const draws = drawFrom(`${seed} phone`)
  const [width, height] = draws.pick([
    [480, 640],
    [480, 640],
    [480, 640],
    [480, 720],
    [540, 720],
    [640, 480],
  ] as const)
  return {
    width,
    height,
    noise: draws.between(1.4, 4),
    quality: Math.round(draws.between(80, 93)),
    vignette: draws.between(0.02, 0.18),
    balance: [draws.between(0.95, 1.05), 1, draws.between(0.95, 1.05)],
    exposure: draws.between(0.95, 1.25),
    focal: width > height ? draws.between(1.15, 1.3) : draws.between(0.9, 1.05),
  }
}

/** Draws more finely than the phone keeps, so that edges are smooth. */
const FINER = 1.15

export async function drawScene(
  meshes: readonly Mesh[],
  camera: Omit<Camera, 'focal'>,
  light: Light,
  phone: Phone,
): Promise<Frame> {
  const [width, height] = [Math.round(phone.width * FINER), Math.round(phone.height * FINER)]
  const raster = createRaster(width, height)
  for (const mesh of meshes) drawMesh(raster, mesh, { ...camera, focal: phone.focal * height }, light)
  const gains = phone.balance.map((value) => value * phone.exposure)
  const data = new Uint8Array(raster.color.length)
  for (let at = 0; at < data.length; at += 1)
    data[at] = encodeLight((raster.color[at] as number) * (gains[at % 3] as number))
  return resizeFrame({ width, height, data }, phone.width, phone.height)
}

const NOISE = (() => {
  const draws = drawFrom('sensor')
  return Float32Array.from({ length: 1 << 19 }, draws.normal)
})()

/** Noise and vignette of the sensor, on a copy. */
export function exposeSensor(frame: Frame, phone: Pick<Phone, 'noise' | 'vignette'>, draws: Draws): Frame {
  const { width, height } = frame
  const data = new Uint8Array(frame.data.length)
  const start = Math.floor(draws.next() * NOISE.length)
  const mask = NOISE.length - 1
  const radius = (width * width + height * height) / 4
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x
      const off = ((x - width / 2) ** 2 + (y - height / 2) ** 2) / radius
      const fade = 1 - phone.vignette * off
      const grain = (NOISE[(start + pixel) & mask] as number) * 0.8
      const tint = (y >> 1) * width + (x >> 1)
      for (let channel = 0; channel < 3; channel += 1) {
        const value = (frame.data[3 * pixel + channel] as number) * fade
        const speckle = (NOISE[(start + 7919 * (channel + 1) + tint) & mask] as number) * 0.55
        const strength = phone.noise * (1.25 - value / 400)
        data[3 * pixel + channel] = Math.max(0, Math.min(255, value + (grain + speckle) * strength + 0.5))
      }
    }
  return { width, height, data }
}

export function encodeJpeg(frame: Frame, quality: number): Promise<Buffer> {
  return sharp(frame.data, { raw: { width: frame.width, height: frame.height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer()
}
