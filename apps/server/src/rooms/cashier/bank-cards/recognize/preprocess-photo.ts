import sharp from 'sharp'

const MAX_SIDE_PX = 1400
/** Blur radius of the local background: wider than a letter's stroke, narrower than the areas of the card's design. */
const BACKGROUND_BLUR_PX = 24
/** Smaller brightness differences are camera noise. */
const NOISE_THRESHOLD = 16
const CONTRAST = 6

export const ROTATIONS = [0, 90, 270, 180] as const
/** `plain`: normalized greyscale. `light`, `dark`: only what is lighter or darker than its local background, black on white. */
export const OCR_FILTERS = ['plain', 'light', 'dark'] as const
export type OcrFilter = (typeof OCR_FILTERS)[number]

/** Rotates, scales and filters a photo of a card for OCR. Returns a PNG. */
export async function preprocessForOcr(
  photo: Uint8Array,
  ink: OcrFilter,
  turn: (typeof ROTATIONS)[number],
): Promise<Buffer> {
  const grey = sharp(photo)
    .rotate(turn)
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside' })
    .toColourspace('b-w')
  if (ink === 'plain') return grey.normalise().png({ compressionLevel: 1 }).toBuffer()
  const { data, info } = await grey.raw().toBuffer({ resolveWithObject: true })
  const raw = { raw: { width: info.width, height: info.height, channels: 1 } } as const
  const background = await sharp(data, raw).blur(BACKGROUND_BLUR_PX).toColourspace('b-w').raw().toBuffer()
  const sign = ink === 'light' ? 1 : -1
  const filtered = data.map(
    (value, index) => 255 - clamp(((value - (background[index] ?? 0)) * sign - NOISE_THRESHOLD) * CONTRAST),
  )
  return sharp(filtered, raw).png({ compressionLevel: 1 }).toBuffer()
}

const clamp = (value: number): number => Math.max(0, Math.min(255, value))
