import type { Pixels } from '@gamehall/face/engine'
import sharp from 'sharp'

/** Wider than this nothing is gained: the models look at 256 pixels of a face. */
const LONGEST_SIDE = 1280
const MOST_PIXELS = 60_000_000

/** Decodes a picture, upright and not too large; null when it is none. */
export async function decodePicture(bytes: Uint8Array): Promise<Pixels | null> {
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
