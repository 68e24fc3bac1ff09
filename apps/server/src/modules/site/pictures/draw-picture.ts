import sharp from 'sharp'
import { sniffType } from '../uploads/sniff-type.ts'

/** A thumbnail's height (§9). */
const THUMBNAIL_HEIGHT_PX = 260
const WHOLE_MAX_WIDTH_PX = 1600
const WHOLE_MAX_HEIGHT_PX = 1200
const MAX_PIXELS = 64_000_000
const QUALITY = 82
const TIMEOUT_S = 10

/** A picture for everybody to see, and as small as a list shows it. Null for bytes that are no whole picture. */
export async function drawPicture(bytes: Uint8Array): Promise<{ whole: Buffer; thumbnail: Buffer } | null> {
  if (sniffType(Buffer.from(bytes))?.startsWith('image/') !== true) return null
  const whole = await drawWebp(bytes, { width: WHOLE_MAX_WIDTH_PX, height: WHOLE_MAX_HEIGHT_PX })
  const thumbnail = await drawThumbnail(bytes)
  return whole === null || thumbnail === null ? null : { whole, thumbnail }
}

/** §9: a picture as webp, 260 px high or less. Null for bytes that are no whole picture. */
export const drawThumbnail = (bytes: Uint8Array): Promise<Buffer | null> =>
  drawWebp(bytes, { height: THUMBNAIL_HEIGHT_PX })

async function drawWebp(
  bytes: Uint8Array,
  within: { readonly width?: number; readonly height: number },
): Promise<Buffer | null> {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .timeout({ seconds: TIMEOUT_S })
      .autoOrient()
      .resize({ ...within, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer()
  } catch {
    return null
  }
}
