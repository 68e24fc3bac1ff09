import type { Channel } from './waves.ts'

/** A surface in front of the camera. */
export interface Surface {
  /** Light of a point, 0 to about 1; `x` and `y` in document widths from the centre. */
  lightAt(x: number, y: number, channel: Channel): number
}

/** A picture in linear light, centred; the width is in document widths. */
export interface Texture {
  readonly data: Float32Array
  readonly width: number
  readonly height: number
}

const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

export const toGamma = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055

const LIGHT = Float32Array.from({ length: 256 }, (_, value) => toLinear(value / 255))

/** Converts RGB or RGBA bytes to linear light. */
export function textureOf(bytes: Uint8Array, width: number, height: number, channels: 3 | 4): Texture {
  const data = new Float32Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel += 1)
    for (let channel = 0; channel < 3; channel += 1)
      data[pixel * 3 + channel] = LIGHT[bytes[pixel * channels + channel] ?? 0] ?? 0
  return { data, width, height }
}

/** Bilinear sample; -1 outside the picture. `u` and `v` are in pixels. */
export function sampleTexture(
  { data, width, height }: Texture,
  u: number,
  v: number,
  channel: Channel,
): number {
  const left = Math.floor(u)
  const top = Math.floor(v)
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return -1
  const at = (top * width + left) * 3 + channel
  const under = at + width * 3
  const upper = (data[at] ?? 0) + ((data[at + 3] ?? 0) - (data[at] ?? 0)) * (u - left)
  const lower = (data[under] ?? 0) + ((data[under + 3] ?? 0) - (data[under] ?? 0)) * (u - left)
  return upper + (lower - upper) * (v - top)
}
