import { BASE_STRIPS } from './reel-strips.ts'
import { evaluateSpin } from './rules.ts'
import { LINES, ROWS, type SlotSymbol } from './symbols.ts'

const BET = BigInt(LINES.length)

/**
 * Calculates the exact share of paid spins that pay anything, by counting reel stops. Three of a kind from the left decide whether
 * a line pays, so the first three reels are enumerated; the last two only add scatters.
 */
export function calculateDragonGateHitRate(): number {
  const [first = [], second = [], third = [], fourth = [], fifth = []] = BASE_STRIPS
  const tails = scattersOfTwo(fourth, fifth)
  const tailCount = fourth.length * fifth.length
  let hits = 0
  for (const a of first.keys())
    for (const b of second.keys())
      for (const c of third.keys()) {
        const { lineWins } = evaluateSpin('base', BASE_STRIPS, [a, b, c, 0, 0], BET)
        const scatters = scattersAt(first, a) + scattersAt(second, b) + scattersAt(third, c)
        hits += lineWins.length > 0 ? tailCount : tails.filter((count) => scatters + count >= 3).length
      }
  return hits / (first.length * second.length * third.length * tailCount)
}

/** The visible scatters at each pair of stops of two reels. */
function scattersOfTwo(left: readonly SlotSymbol[], right: readonly SlotSymbol[]): number[] {
  return [...left.keys()].flatMap((a) =>
    [...right.keys()].map((b) => scattersAt(left, a) + scattersAt(right, b)),
  )
}

function scattersAt(strip: readonly SlotSymbol[], stop: number): number {
  return Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length]).filter(
    (symbol) => symbol === 'gate',
  ).length
}
