import sharp from 'sharp'
import type { TextBox } from '../../../../providers/ocr/index.ts'

/** A greyscale picture, row by row, 0 black to 255 white. */
export interface GreyPicture {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** Text on a document is legible at this width. */
const WIDTH_PX = 1800

const rawOf = ({ width, height }: GreyPicture) => ({ raw: { width, height, channels: 1 } }) as const

/** Decodes a photo upright, at most 1800 px per side. Null when it is not an image. */
export async function decodeGrey(photo: Uint8Array): Promise<GreyPicture | null> {
  try {
    const { data, info } = await sharp(photo)
      .rotate()
      .resize({ width: WIDTH_PX, height: WIDTH_PX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch {
    return null
  }
}

/** Resizes to a width, and in proportion unless a height is given. */
export async function resizeGrey(
  picture: GreyPicture,
  width: number,
  height = Math.round((picture.height * width) / picture.width),
): Promise<GreyPicture> {
  const { data, info } = await sharp(picture.data, rawOf(picture))
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

export async function rotateGrey(picture: GreyPicture, degrees: 90 | 180 | 270): Promise<GreyPicture> {
  const { data, info } = await sharp(picture.data, rawOf(picture))
    .rotate(degrees)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Encodes a part of the picture as PNG with a margin, scaled to `height` px; the whole picture without a box. */
export async function encodeGrey(picture: GreyPicture, box?: TextBox, height?: number): Promise<Buffer> {
  const whole = sharp(picture.data, rawOf(picture))
  if (box === undefined) return whole.png({ compressionLevel: 1 }).toBuffer()
  const left = Math.max(0, Math.round(box.left))
  const top = Math.max(0, Math.round(box.top))
  const width = Math.max(1, Math.min(picture.width, Math.round(box.right)) - left)
  const tall = Math.max(1, Math.min(picture.height, Math.round(box.bottom)) - top)
  const part = whole.extract({ left, top, width, height: tall })
  const sized = height === undefined ? part : part.resize({ height, kernel: 'cubic' })
  return sized
    .extend({ top: 12, bottom: 12, left: 16, right: 16, extendWith: 'copy' })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
