import sharp from 'sharp'

const SIDE_PX = 1400
/** Wider than a letter's stroke, narrower than the card's colours are. */
const SURROUNDINGS_PX = 24
/** Fainter differences are the camera's noise. */
const NOISE = 16
const CONTRAST = 6

export const TURNS = [0, 90, 270, 180] as const
/** `plain`: as it is. `light` and `dark`: only what is lighter or darker than its surroundings, black on white. */
export const INKS = ['plain', 'light', 'dark'] as const
export type Ink = (typeof INKS)[number]

/** A photo of a card as its print is read best. */
export async function drawForReading(
  photo: Uint8Array,
  ink: Ink,
  turn: (typeof TURNS)[number],
): Promise<Buffer> {
  const grey = sharp(photo)
    .rotate(turn)
    .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside' })
    .toColourspace('b-w')
  if (ink === 'plain') return grey.normalise().png({ compressionLevel: 1 }).toBuffer()
  const { data, info } = await grey.raw().toBuffer({ resolveWithObject: true })
  const raw = { raw: { width: info.width, height: info.height, channels: 1 } } as const
  const around = await sharp(data, raw).blur(SURROUNDINGS_PX).toColourspace('b-w').raw().toBuffer()
  const sign = ink === 'light' ? 1 : -1
  const drawn = data.map(
    (value, index) => 255 - clamp(((value - (around[index] ?? 0)) * sign - NOISE) * CONTRAST),
  )
  return sharp(drawn, raw).png({ compressionLevel: 1 }).toBuffer()
}

const clamp = (value: number): number => Math.max(0, Math.min(255, value))
