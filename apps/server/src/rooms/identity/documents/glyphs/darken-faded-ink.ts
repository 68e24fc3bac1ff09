import type { GreyPicture } from '../picture/grey-picture.ts'

/** Half the width, in heights of the line, in which ink and paper are compared. */
const REACH = 0.5
/** Ink at least so dark stays as it is; lighter ink becomes so dark. */
const DARK = 80
/** Less contrast than this is no print. */
const LEAST_CONTRAST = 70
/** Which share of the pixels is darker than ink, and than paper. */
const [INK_SHARE, PAPER_SHARE] = [0.04, 0.7]

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
  const darkened = new Uint8Array(data)
  for (let x = 0; x < width; x += 1) {
    count(x + reach, 1)
    count(x - reach - 1, -1)
    const { ink, paper } = levelsOf(counts)
    if (ink <= DARK || paper - ink < LEAST_CONTRAST) continue
    const gain = (paper - DARK) / (paper - ink)
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
