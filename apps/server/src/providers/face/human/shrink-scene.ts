import type { Pixels } from '@gamehall/face/engine'
import sharp from 'sharp'
import type { FaceScene } from '../face-reader.ts'

/** The whole image at the size in which surroundings and skin are measured. */
export async function shrinkScene(
  { data, width, height, channels }: Pixels,
  side: number,
): Promise<FaceScene> {
  const small = await sharp(data, { raw: { width, height, channels } })
    .resize(side, side, { fit: 'inside' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: Uint8Array.from(small.data), width: small.info.width, height: small.info.height }
}
