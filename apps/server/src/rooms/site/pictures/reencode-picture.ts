import { sanitizeImage } from '../../../platform/images/sanitize-image.ts'
import { sniffType } from '../uploads/sniff-type.ts'

/** A thumbnail's height (§9). */
const THUMBNAIL_HEIGHT_PX = 260
const WHOLE_MAX_WIDTH_PX = 1600
const WHOLE_MAX_HEIGHT_PX = 1200

/** Re-encodes a picture as WebP in full size and as a thumbnail. Null when it is not a complete image, or too large. */
export async function reencodePicture(
  bytes: Uint8Array,
): Promise<{ whole: Buffer; thumbnail: Buffer } | null> {
  if (sniffType(Buffer.from(bytes))?.startsWith('image/') !== true) return null
  const size = { width: WHOLE_MAX_WIDTH_PX, height: WHOLE_MAX_HEIGHT_PX }
  const whole = await sanitizeImage(bytes, 'operators', { format: 'webp', ...size })
  const thumbnail = await createThumbnail(bytes, 'operators')
  return typeof whole === 'string' || typeof thumbnail === 'string'
    ? null
    : { whole: Buffer.from(whole), thumbnail }
}

/** §9: encodes a thumbnail as WebP, at most 260 px high. */
export async function createThumbnail(
  bytes: Uint8Array,
  owner: string,
): Promise<Buffer | 'unreadable' | 'too_many_pixels' | 'busy'> {
  const drawn = await sanitizeImage(bytes, owner, { format: 'webp', height: THUMBNAIL_HEIGHT_PX })
  return typeof drawn === 'string' ? drawn : Buffer.from(drawn)
}
