/** Reads a pixel: so far from a side of the photo, and along it. */
export type Pixels = (across: number, along: number) => number

/** How wide a mirrored border is at least, as a share of the photo; at most it is as wide as what it mirrors. */
const LEAST = 0.02
/** So many rows are looked at, and so many pixels on each side of the place where it may end. */
const [ROWS, REACH] = [24, 40]
/** Both sides of it bend alike: the correlation is at least so much, */
const ALIKE = 0.7
/** and elsewhere at most this share of that, unless within so many pixels: a pattern mirrors itself in many places. */
const [ELSEWHERE, NEAR] = [0.6, 10]
/** Bending counts up to so much: edges of a pattern are stronger than the noise that tells it from its mirror. */
const MOST_BEND = 12
/** Less mean bending than this is no texture that could be compared. */
const TEXTURE = 0.5

/**
 * The width of a border that mirrors the photo beside it, as editors extend pictures; 0 without one. A camera’s noise and print are
 * alike on both sides of its end, and nowhere else.
 */
export function mirroredBorderOf(at: Pixels, width: number, height: number): number {
  const rows = bendsOf(at, width, height)
  // Twice the place of the end: it lies on a pixel or between two.
  const [first, last] = [Math.ceil(2 * LEAST * width), width]
  const found = Array.from({ length: Math.max(0, last - first) }, (_, step) => ({
    twice: first + step,
    alike: likenessAround(rows, first + step),
  }))
  const best = found.reduce((most, one) => (one.alike > most.alike ? one : most), { twice: 0, alike: 0 })
  if (best.alike < ALIKE) return 0
  const isElsewhere = ({ twice, alike }: (typeof found)[number]) =>
    Math.abs(twice - best.twice) > 2 * NEAR && alike > ELSEWHERE * best.alike
  return found.some(isElsewhere) ? 0 : Math.round(best.twice / 2)
}

/** How much brightness bends at each pixel of some rows. */
function bendsOf(at: Pixels, width: number, height: number): Float32Array[] {
  const step = Math.max(1, Math.floor(height / ROWS))
  return Array.from({ length: Math.floor(height / step) }, (_, row) => {
    const bends = new Float32Array(width)
    for (let across = 1; across < width - 1; across += 1)
      bends[across] = Math.max(
        -MOST_BEND,
        Math.min(
          MOST_BEND,
          at(across - 1, row * step) - 2 * at(across, row * step) + at(across + 1, row * step),
        ),
      )
    return bends
  })
}

/** The correlation of what lies before and behind a place; 0 where there is too little to compare. */
function likenessAround(rows: readonly Float32Array[], twice: number): number {
  const nearest = Math.ceil((twice + 1) / 2)
  const reach = Math.min(REACH, twice - nearest)
  let [both, one, other] = [0, 0, 0]
  for (const row of rows)
    for (let behind = nearest; behind < nearest + reach; behind += 1) {
      const [second, first] = [row[behind] ?? 0, row[twice - behind] ?? 0]
      both += first * second
      one += first * first
      other += second * second
    }
  const isPlain = Math.min(one, other) < TEXTURE * TEXTURE * rows.length * reach
  return isPlain ? 0 : both / Math.sqrt(one * other)
}
