import { sanitizeImage } from '../../../platform/images/sanitize-image.ts'
import { sniffType } from './sniff-type.ts'

/** Keeps the smallest print of a card readable. */
const MAX_SIDE_PX = 2400

export type ReencodedImage = Buffer | 'unreadable' | 'too_many_pixels' | 'busy'

/**
 * Re-encodes a picture as JPEG, upright and at most 2400 px on a side, without metadata. `unreadable` when it is not a complete
 * image, `too_many_pixels`, or `busy` when too many are queued for this owner or in total.
 */
export async function reencodeImage(bytes: Buffer, owner: string): Promise<ReencodedImage> {
  if (sniffType(bytes)?.startsWith('image/') !== true) return 'unreadable'
  const drawn = await sanitizeImage(bytes, owner, { format: 'jpeg', width: MAX_SIDE_PX, height: MAX_SIDE_PX })
  return typeof drawn === 'string' ? drawn : Buffer.from(drawn)
}
