import { decodeImage } from '../../../images/decode-image.ts'
import { sniffType } from './sniff-type.ts'

/** A card's smallest print is still read at this size. */
const MAX_SIDE_PX = 2400

export type Redrawn = Buffer | 'unreadable' | 'too_many_pixels' | 'busy'

/**
 * Draws a picture anew as JPEG, upright and at most 2400 px on a side. `unreadable` for bytes that are no whole picture, whatever
 * else they may be; `busy` when too many wait, of this owner or in all.
 */
export async function redrawImage(bytes: Buffer, owner: string): Promise<Redrawn> {
  if (sniffType(bytes)?.startsWith('image/') !== true) return 'unreadable'
  const drawn = await decodeImage(bytes, owner, { format: 'jpeg', width: MAX_SIDE_PX, height: MAX_SIDE_PX })
  return typeof drawn === 'string' ? drawn : Buffer.from(drawn)
}
