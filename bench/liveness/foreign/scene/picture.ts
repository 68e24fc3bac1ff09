import sharp from 'sharp'

export type Rgb = readonly [number, number, number]

/** The color with each channel times a factor. */
export const scaleColor = ([red, green, blue]: Rgb, factor: number): Rgb => [
  red * factor,
  green * factor,
  blue * factor,
]

/** The color `share` of the way from one to the other. */
export const mixColors = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

/** A picture in linear light: three floats a pixel, 0 black, 1 white. */
export interface LinearPicture {
  readonly width: number
  readonly height: number
  readonly data: Float32Array
}

/** A picture as a camera keeps it: three sRGB bytes a pixel. */
export interface Frame {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

const toLinear = (byte: number) => ((byte / 255 + 0.055) / 1.055) ** 2.4
const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => (byte < 11 ? byte / 3294 : toLinear(byte)))
/** sRGB bytes of linear light in steps of 1/4096 up to 2, with a soft shoulder above 0.7 as cameras have. */
const ENCODED = Uint8Array.from({ length: 8193 }, (_, step) => {
  const light = step / 4096
  const held = light < 0.7 ? light : 0.7 + 0.3 * (1 - Math.exp(-(light - 0.7) / 0.3))
  const encoded = held < 0.0031308 ? 12.92 * held : 1.055 * held ** (1 / 2.4) - 0.055
  return Math.round(255 * Math.min(1, encoded))
})

export const linearByte = (byte: number): number => LINEAR[byte] as number
export const encodeLight = (light: number): number =>
  ENCODED[light <= 0 ? 0 : Math.min(8192, (light * 4096) | 0)] as number

export function toLinearPicture(frame: Frame): LinearPicture {
  return {
    width: frame.width,
    height: frame.height,
    data: Float32Array.from(frame.data, (byte) => linearByte(byte)),
  }
}

export function toFrame({ width, height, data }: LinearPicture): Frame {
  return { width, height, data: Uint8Array.from(data, encodeLight) }
}

/** Reads a picture file or an SVG text at a size. */
export async function readPicture(input: Buffer | string, width: number, height: number): Promise<Frame> {
  const { data } = await sharp(input)
    .resize(width, height, { fit: 'cover' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width, height, data: new Uint8Array(data) }
}

/** The same frame at another size. */
export async function resizeFrame(frame: Frame, width: number, height: number): Promise<Frame> {
  const data = await sharp(frame.data, { raw: { width: frame.width, height: frame.height, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'mitchell' })
    .raw()
    .toBuffer()
  return { width, height, data: new Uint8Array(data) }
}
