import { FREE_SPINS, PAYTABLE, SCATTER_PAY } from './paytable.ts'
import { BASE_STRIPS, FREE_STRIPS, type Strips } from './reel-strips.ts'
import { LINES, PAYING_SYMBOLS, ROWS, type SlotSymbol } from './symbols.ts'

/** Return to player by source, each as a share of the total stake. */
export interface DragonGateReturn {
  readonly baseLines: number
  readonly baseScatters: number
  readonly freeSpins: number
  readonly total: number
  /** Average number of paid spins per free-spins trigger. */
  readonly spinsPerFeature: number
  /** Average number of free spins per trigger, retriggers included. */
  readonly freeSpinsPerFeature: number
}

/**
 * Calculates the exact return by counting reel stops. Reels are independent, so a line's wins follow from how often each
 * reel shows the symbol (or a wild) in the line's row. The value of a free spin is e = own win + (free spins it adds) × e,
 * so e = own win / (1 − added). The maximum win is ignored: a round reaches it far too rarely (`win-odds.ts`).
 */
export function calculateDragonGateReturn(): DragonGateReturn {
  const base = calculateScatterChances(BASE_STRIPS)
  const free = calculateScatterChances(FREE_STRIPS)
  const baseLines = calculateLineReturn(BASE_STRIPS, false)
  const baseScatters = expected(base, SCATTER_PAY)
  const freeSpinWin = calculateLineReturn(FREE_STRIPS, true) + expected(free, SCATTER_PAY)
  const addedPerFreeSpin = expected(free, FREE_SPINS)
  const awarded = expected(base, FREE_SPINS)
  const freeSpins = (awarded * freeSpinWin) / (1 - addedPerFreeSpin)
  const featureChance = (base[3] ?? 0) + (base[4] ?? 0) + (base[5] ?? 0)
  return {
    baseLines,
    baseScatters,
    freeSpins,
    total: baseLines + baseScatters + freeSpins,
    spinsPerFeature: 1 / featureChance,
    freeSpinsPerFeature: awarded / (1 - addedPerFreeSpin) / featureChance,
  }
}

/** Returns the expected line wins of a spin as a share of the total stake. All counts are integers below 2^53. */
export function calculateLineReturn(strips: Strips, isExpanding: boolean): number {
  const stops = strips.reduce((product, strip) => product * strip.length, 1)
  let paid = 0
  for (const rows of LINES) {
    for (const symbol of PAYING_SYMBOLS) {
      const hits = strips.map((strip, reel) => countShowing(strip, rows[reel] ?? 0, symbol, isExpanding))
      const runs = hits.map((_, reel) => hits.slice(0, reel + 1).reduce((product, n) => product * n, 1))
      const [three, four, five] = PAYTABLE[symbol]
      const length4 = strips[3]?.length ?? 0
      const length5 = strips[4]?.length ?? 0
      const withAtLeast3 = (runs[2] ?? 0) * length4 * length5
      const withAtLeast4 = (runs[3] ?? 0) * length5
      const with5 = runs[4] ?? 0
      paid += three * (withAtLeast3 - withAtLeast4) + four * (withAtLeast4 - with5) + five * with5
    }
  }
  return paid / stops / LINES.length
}

/** Counts the stops of a strip at which the row shows the symbol or a wild; an expanded wild counts in every row. */
function countShowing(
  strip: readonly SlotSymbol[],
  row: number,
  symbol: SlotSymbol,
  isExpanding: boolean,
): number {
  return strip.filter((_, stop) => {
    const shown = Array.from({ length: ROWS }, (_, r) => strip[(stop + r) % strip.length])
    return shown[row] === symbol || shown[row] === 'dragon' || (isExpanding && shown.includes('dragon'))
  }).length
}

/** Returns the probabilities of 0 to 5 visible scatters. A strip's scatters are at least three apart, so a reel shows at most one. */
export function calculateScatterChances(strips: Strips): number[] {
  let chances = [1]
  for (const strip of strips) {
    const showing = strip.filter((symbol) => symbol === 'gate').length * ROWS
    const p = showing / strip.length
    chances = [...chances, 0].map((chance, k) => chance * (1 - p) + (chances[k - 1] ?? 0) * p)
  }
  return chances
}

function expected(chances: readonly number[], values: Readonly<Record<3 | 4 | 5, number>>): number {
  return ([3, 4, 5] as const).reduce((sum, k) => sum + (chances[k] ?? 0) * values[k], 0)
}
