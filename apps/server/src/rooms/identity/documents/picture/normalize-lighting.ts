import sharp from 'sharp'
import type { GreyPicture } from './grey-picture.ts'

/** Blur radius: wider than a stroke, narrower than a shadow’s edge. */
const SURROUNDINGS_PX = 40
const PAPER = 232
/** Contrast boost between ink and paper. */
const CONTRAST = 1.25

/** Normalizes lighting: divides each pixel by its blurred surroundings, which removes shadows and light tints. */
export async function normalizeLighting(picture: GreyPicture): Promise<GreyPicture> {
  const { data, width, height } = picture
  const raw = { raw: { width, height, channels: 1 } } as const
  const around = await sharp(data, raw).blur(SURROUNDINGS_PX).toColourspace('b-w').raw().toBuffer()
  const even = data.map((value, at) => {
    const share = value / Math.max(24, around[at] ?? 1)
    return Math.max(0, Math.min(255, 255 - (1 - Math.min(share, 1.1)) * 255 * CONTRAST - (255 - PAPER)))
  })
  return { data: even, width, height }
}
