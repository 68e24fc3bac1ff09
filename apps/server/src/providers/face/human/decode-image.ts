import type { Pixels } from '@gamehall/face/engine'
import sharp from 'sharp'

/** A larger image gains nothing: the models use 256 pixels of a face. */
const LONGEST_SIDE = 1280
const MOST_PIXELS = 60_000_000

/** Decodes an image, upright and within the maximum size; null for an invalid image. */
export async function decodeImage(bytes: Uint8Array): Promise<Pixels | null> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return info.channels === 3 ? { data, width: info.width, height: info.height, channels: 3 } : null
  } catch {
    return null
  }
}
