import { decodeImage } from '../../../images/decode-image.ts'
import { sniffType } from '../uploads/sniff-type.ts'

/** A thumbnail's height (§9). */
const THUMBNAIL_HEIGHT_PX = 260
const WHOLE_MAX_WIDTH_PX = 1600
const WHOLE_MAX_HEIGHT_PX = 1200

/** A picture for everybody to see, and as small as a list shows it. Null for bytes that are no whole picture, or too large a one. */
export async function drawPicture(bytes: Uint8Array): Promise<{ whole: Buffer; thumbnail: Buffer } | null> {
  if (sniffType(Buffer.from(bytes))?.startsWith('image/') !== true) return null
  const size = { width: WHOLE_MAX_WIDTH_PX, height: WHOLE_MAX_HEIGHT_PX }
  const whole = await decodeImage(bytes, 'operators', { format: 'webp', ...size })
  const thumbnail = await drawThumbnail(bytes, 'operators')
  return typeof whole === 'string' || typeof thumbnail === 'string'
    ? null
    : { whole: Buffer.from(whole), thumbnail }
}

/** §9: a picture as webp, 260 px high or less. */
export async function drawThumbnail(
  bytes: Uint8Array,
  owner: string,
): Promise<Buffer | 'unreadable' | 'too_many_pixels' | 'busy'> {
  const drawn = await decodeImage(bytes, owner, { format: 'webp', height: THUMBNAIL_HEIGHT_PX })
  return typeof drawn === 'string' ? drawn : Buffer.from(drawn)
}
