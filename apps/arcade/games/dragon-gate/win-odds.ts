import { enumerateSpins } from './enumerate-spins.ts'
import { type Complex, complexOf, transform } from './fourier.ts'
import { FREE_SPINS, SCATTER_PAY } from './paytable.ts'
import { BASE_STRIPS, FREE_STRIPS, type Strips } from './reel-strips.ts'
import { LINES } from './symbols.ts'

/** Wins are counted in line stakes, below three times the maximum win: what is beyond has no probability that counts. */
const SIZE = 2 ** 17
/** Multiplies each probability by `e^(tilt × win)`, so that the rounding of common low wins does not cover rare high ones. */
const TILT = 0.0005
/** A free spin's worth is found when it changes by less, squared. */
const EXACT = 1e-29

/** How a spin ends: for each number of free spins that it adds, the probability of each win. */
type SpinOdds = ReadonlyMap<number, Float64Array>

function countSpins(strips: Strips, isExpanding: boolean): SpinOdds {
  const odds = new Map<number, Float64Array>()
  const all = strips.reduce((product, strip) => product * strip.length, 1)
  enumerateSpins(strips, isExpanding, (linePay, scatters, stops) => {
    const gates = scatters === 3 || scatters === 4 || scatters === 5 ? scatters : null
    const win = linePay + (gates === null ? 0 : SCATTER_PAY[gates] * LINES.length)
    const added = gates === null ? 0 : FREE_SPINS[gates]
    const wins = odds.get(added) ?? new Float64Array(SIZE)
    wins[win] = (wins[win] ?? 0) + stops / all
    odds.set(added, wins)
  })
  return odds
}

/** The transform of each distribution of wins, tilted. */
function transformTilted(odds: SpinOdds): ReadonlyMap<number, Complex> {
  return new Map(
    [...odds].map(([added, wins]) => {
      const tilted = complexOf(SIZE)
      for (const [win, chance] of wins.entries())
        if (chance > 0) tilted.re[win] = chance * Math.exp(TILT * win)
      transform(tilted, -1)
      return [added, tilted]
    }),
  )
}

type Frequency = readonly [re: number, im: number]

/** What a spin pays with all spins that follow from it, at a frequency: its own wins times the worth of each free spin that it adds. */
function withAdded(spin: ReadonlyMap<number, Complex>, worth: Frequency, at: number): Frequency {
  let [re, im] = [0, 0]
  for (const [added, wins] of spin) {
    const [a, b] = power(worth, added)
    const [c, d] = [wins.re[at] ?? 0, wins.im[at] ?? 0]
    re += a * c - b * d
    im += a * d + b * c
  }
  return [re, im]
}

function power([re, im]: Frequency, exponent: number): Frequency {
  let [a, b] = [1, 0]
  let [c, d] = [re, im]
  for (let left = exponent; left > 0; left >>= 1) {
    if (left % 2 === 1) [a, b] = [a * c - b * d, a * d + b * c]
    ;[c, d] = [c * c - d * d, 2 * c * d]
  }
  return [a, b]
}

/** The worth of a free spin at a frequency: what it pays with all spins that follow from it, which have the same worth. */
function worthOf(free: ReadonlyMap<number, Complex>, at: number): Frequency {
  for (let worth: Frequency = [0, 0]; ; ) {
    const next = withAdded(free, worth, at)
    if ((next[0] - worth[0]) ** 2 + (next[1] - worth[1]) ** 2 < EXACT) return next
    worth = next
  }
}

/**
 * Calculates the exact probabilities that a round wins at least each of some multiples of the stake. A free spin's worth, its own win and
 * those of all spins that follow from it, is distributed as g = Σ win(a) · g^a over the numbers a of spins that it adds, where · is a
 * convolution: solved for each frequency of the Fourier transform. Wins are never negative, so it does not matter that a round ends at the
 * maximum win.
 */
export function calculateWinOdds(multiples: readonly number[]): number[] {
  const free = transformTilted(countSpins(FREE_STRIPS, true))
  const base = transformTilted(countSpins(BASE_STRIPS, false))
  const round = complexOf(SIZE)
  // The transform of real numbers mirrors itself.
  for (let at = 0; at <= SIZE / 2; at += 1) {
    const [re, im] = withAdded(base, worthOf(free, at), at)
    const mirror = (SIZE - at) % SIZE
    round.re[at] = re
    round.re[mirror] = re
    round.im[mirror] = -im
    round.im[at] = im
  }
  transform(round, 1)
  return multiples.map((multiple) => {
    let chance = 0
    for (let win = SIZE - 1; win >= multiple * LINES.length; win -= 1)
      chance += ((round.re[win] ?? 0) / SIZE) * Math.exp(-TILT * win)
    return chance
  })
}
