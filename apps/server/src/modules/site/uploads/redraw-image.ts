import sharp from 'sharp'

/** A card's smallest print is still read at this size. */
const MAX_SIDE_PX = 2400
const MAX_PIXELS = 64_000_000
const QUALITY = 88
const TIMEOUT_S = 10

// A stranger's picture is seen once: keeping it decoded serves nobody.
sharp.cache(false)

/**
 * Draws a picture anew as JPEG, upright and no larger than needed: what it said about place, time and camera is gone, and so
 * is whatever was hidden behind or between the picture's own bytes. Null when it is no whole picture, or one made to fill the memory.
 */
export async function redrawImage(bytes: Uint8Array): Promise<Buffer | null> {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .timeout({ seconds: TIMEOUT_S })
      .autoOrient()
      .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer()
  } catch {
    return null
  }
}
