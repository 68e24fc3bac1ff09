import sharp from 'sharp'
import type { GreyPicture } from './grey-picture.ts'

/** In pixels of a strip of 88 px: about half a stroke. */
const STROKE_PX = 1.6
const [FLAT, JAGGED] = [0.8, 2.2]

/** Sharpens what a blurred photo has left of strokes. */
export async function sharpenGrey(picture: GreyPicture): Promise<GreyPicture> {
  const { width, height } = picture
  const data = await sharp(picture.data, { raw: { width, height, channels: 1 } })
    .sharpen({ sigma: STROKE_PX, m1: FLAT, m2: JAGGED })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return { data, width, height }
}

/** Shares of the darkest and the lightest pixels that are left out of account. */
const [DARKEST, LIGHTEST] = [0.02, 0.9]

/** Stretches the contrast: ink becomes black and paper white. */
export function stretchGrey({ data, width, height }: GreyPicture): GreyPicture {
  const sorted = data.toSorted()
  const low = sorted[Math.floor(sorted.length * DARKEST)] ?? 0
  const high = Math.max(low + 1, sorted[Math.floor(sorted.length * LIGHTEST)] ?? 255)
  return {
    data: data.map((value) => Math.max(0, Math.min(255, ((value - low) * 255) / (high - low)))),
    width,
    height,
  }
}
