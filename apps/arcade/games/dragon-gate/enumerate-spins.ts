import { PAYTABLE } from './paytable.ts'
import type { Strips } from './reel-strips.ts'
import { LINES, type PayingSymbol, ROWS, type SlotSymbol } from './symbols.ts'

/** Called with what a spin's lines pay in line stakes, its visible scatters, and how many stops of the reels give both. */
export type VisitSpin = (linePay: number, scatters: number, stops: number) => void

type Window = readonly SlotSymbol[]

/** A line that pays three of a kind at least: what three, four and five pay, and where the last two reels must match. */
interface PayingLine {
  readonly symbol: PayingSymbol
  readonly pays: readonly [number, number, number]
  readonly fourth: number
  readonly fifth: number
}

/**
 * Visits every stop of the five reels. Three of a kind from the left decide whether a line pays, so the last two reels are looked at
 * for those lines only; stops that give the same are visited together. A free spin's wilds expand.
 */
export function enumerateSpins(strips: Strips, isExpanding: boolean, visit: VisitSpin): void {
  const [first = [], second = [], third = [], fourth = [], fifth = []] = strips.map((strip) =>
    windowsOf(strip, isExpanding),
  )
  const fifthByScatters = countScatters(fifth)
  for (const a of first)
    for (const b of second)
      for (const c of third) {
        const lines = payingLines(a, b, c)
        const scatters = scattersIn(a) + scattersIn(b) + scattersIn(c)
        for (const d of fourth) {
          const isLonger = ({ symbol, fourth: row }: PayingLine) => matches(d[row], symbol)
          const longer = lines.filter(isLonger)
          const three = lines.reduce((sum, line) => sum + (isLonger(line) ? 0 : line.pays[0]), 0)
          const seen = scatters + scattersIn(d)
          if (longer.length === 0)
            fifthByScatters.forEach((stops, count) => {
              visit(three, seen + count, stops)
            })
          else for (const e of fifth) visit(three + payOfLonger(longer, e), seen + scattersIn(e), 1)
        }
      }
}

function payOfLonger(lines: readonly PayingLine[], window: Window): number {
  let pay = 0
  for (const { symbol, pays, fifth } of lines) pay += matches(window[fifth], symbol) ? pays[2] : pays[1]
  return pay
}

/** The lines on which the first three reels show one symbol. The first reel has no wild. */
function payingLines(a: Window, b: Window, c: Window): PayingLine[] {
  return LINES.flatMap(([first, second, third, fourth, fifth]) => {
    const symbol = a[first]
    if (symbol === undefined || symbol === 'gate' || symbol === 'dragon') return []
    if (!matches(b[second], symbol) || !matches(c[third], symbol)) return []
    return [{ symbol, pays: PAYTABLE[symbol], fourth, fifth }]
  })
}

const matches = (shown: SlotSymbol | undefined, symbol: PayingSymbol): boolean =>
  shown === symbol || shown === 'dragon'

/** The visible symbols at each stop of a strip. */
function windowsOf(strip: readonly SlotSymbol[], isExpanding: boolean): Window[] {
  return strip.map((_, stop) => {
    const shown = Array.from({ length: ROWS }, (__, row) => strip[(stop + row) % strip.length] ?? 'gate')
    return isExpanding && shown.includes('dragon') ? shown.map(() => 'dragon') : shown
  })
}

const scattersIn = (window: Window): number => window.filter((symbol) => symbol === 'gate').length

/** How many windows show no scatter, one, two. */
function countScatters(windows: readonly Window[]): number[] {
  const counts: number[] = []
  for (const window of windows) {
    const scatters = scattersIn(window)
    counts[scatters] = (counts[scatters] ?? 0) + 1
  }
  return counts
}
