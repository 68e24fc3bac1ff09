import type { GreyPicture } from './grey-picture.ts'

interface Looks {
  readonly picture: GreyPicture
  readonly even: GreyPicture
}

/**
 * How much farther the lightest pixels are from the ground than the darkest, and how far at least, where print is light: light print
 * is six to twenty times as far, and a dark print in shadow, whose median is ink and noise, twice.
 */
const [FARTHER, LEAST] = [4, 40]
const [DARKEST, LIGHTEST] = [0.03, 0.97]
/** As `normalizeLighting` has them. */
const [PAPER, CONTRAST] = [232, 1.25]

/**
 * A strip of print that is lighter than its ground as dark print on light ground, which engines and shapes of letters are for; any
 * other strip as it is. Lighting is normalized by dark print, and has nothing left of light print: it is made anew by the strip’s ground.
 */
export function darkenLightPrint<T extends Looks>(strip: T): T {
  const { data, width, height } = strip.picture
  const sorted = Uint8Array.from(data).sort()
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0
  const ground = at(0.5)
  const [above, below] = [at(LIGHTEST) - ground, ground - at(DARKEST)]
  if (above < LEAST || above < FARTHER * below) return strip
  const dark = data.map((value) => 255 - value)
  const paper = Math.max(24, 255 - ground)
  const even = dark.map((value) => {
    const level = PAPER - (1 - Math.min(value / paper, 1.1)) * 255 * CONTRAST
    return Math.max(0, Math.min(255, level))
  })
  return { ...strip, picture: { data: dark, width, height }, even: { data: even, width, height } }
}
