import type { GreyPicture } from '../picture/grey-picture.ts'

/** Half the width, in heights of the line, in which ink and paper are compared. */
const REACH = 0.5
/** Half the width, in heights, over which it is evened how much ink is darkened: letters have no steps. */
const NEAR = 0.12
/** Ink at least so dark stays as it is; lighter ink becomes so dark. */
const DARK = 80
/** Less contrast than this is no print. */
const LEAST_CONTRAST = 70
/** Which share of the pixels is darker than ink, and than paper. */
const [INK_SHARE, PAPER_SHARE] = [0.02, 0.7]

/**
 * A line of print in which all ink is dark: glare fades the letters under it, so that they fall apart where one limit tells ink
 * from paper.
 */
export function darkenFadedInk(line: GreyPicture): GreyPicture {
  const { data, width, height } = line
  const counts = new Uint32Array(256)
  const count = (x: number, by: 1 | -1) => {
    if (x < 0 || x >= width) return
    for (let y = 0; y < height; y += 1) {
      const value = data[y * width + x] ?? 255
      counts[value] = (counts[value] ?? 0) + by
    }
  }
  const reach = Math.round(REACH * height)
  for (let x = 0; x < reach; x += 1) count(x, 1)
  const levels = Array.from({ length: width }, (_, x) => {
    count(x + reach, 1)
    count(x - reach - 1, -1)
    const { ink, paper } = levelsOf(counts)
    const isFaded = ink > DARK && paper - ink >= LEAST_CONTRAST
    return { paper, gain: isFaded ? (paper - DARK) / (paper - ink) : 1 }
  })
  const darkened = new Uint8Array(data)
  const near = Math.round(NEAR * height)
  for (let x = 0; x < width; x += 1) {
    const around = levels.slice(Math.max(0, x - near), x + near + 1)
    const gain = around.reduce((sum, level) => sum + level.gain, 0) / around.length
    const paper = levels[x]?.paper ?? 255
    if (gain === 1) continue
    for (let at = x; at < data.length; at += width) {
      const value = paper - gain * (paper - (data[at] ?? 255))
      darkened[at] = Math.max(0, Math.min(255, value))
    }
  }
  return { data: darkened, width, height }
}

function levelsOf(counts: Uint32Array): { readonly ink: number; readonly paper: number } {
  let total = 0
  for (const count of counts) total += count
  let seen = 0
  let ink = -1
  for (const [value, count] of counts.entries()) {
    seen += count
    if (ink === -1 && seen >= INK_SHARE * total) ink = value
    if (seen >= PAPER_SHARE * total) return { ink, paper: value }
  }
  return { ink, paper: 255 }
}
