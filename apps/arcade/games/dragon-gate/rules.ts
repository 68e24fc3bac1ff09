import type { RandomStream } from '../../src/fairness/random-stream.ts'
import { FREE_SPINS, MAX_WIN_MULTIPLE, PAYTABLE, SCATTER_PAY } from './paytable.ts'
import { BASE_STRIPS, FREE_STRIPS, type Strips } from './reel-strips.ts'
import { LINES, type PayingSymbol, ROWS, type SlotSymbol } from './symbols.ts'

export interface LineWin {
  /** Index into `LINES`. */
  readonly line: number
  readonly symbol: PayingSymbol
  readonly count: 3 | 4 | 5
  readonly win: bigint
}

export interface SlotSpin {
  readonly kind: 'base' | 'free'
  /** For each reel, the strip position in the top row. */
  readonly stops: readonly number[]
  /** The symbols that landed, `grid[reel][row]`, before wilds expand. */
  readonly grid: readonly (readonly SlotSymbol[])[]
  /** Reels (0–4) covered by an expanded wild; only in free spins. */
  readonly expandedReels: readonly number[]
  readonly lineWins: readonly LineWin[]
  readonly scatters: number
  readonly scatterWin: bigint
  readonly freeSpinsAwarded: number
  /** Line wins and scatter win of this spin. */
  readonly win: bigint
}

export interface DragonGateOutcome {
  /** The paid spin, then every free spin it triggered. */
  readonly spins: readonly SlotSpin[]
  readonly win: bigint
  /** Whether the round ended at the maximum win. */
  readonly isCapped: boolean
}

/** Plays one round for a total stake in minor units, divisible by the lines: the paid spin and all its free spins. */
export function playDragonGate(stream: RandomStream, bet: bigint): DragonGateOutcome {
  const maxWin = bet * MAX_WIN_MULTIPLE
  const spins: SlotSpin[] = []
  let win = 0n
  let freeSpinsLeft = 0
  do {
    const kind = spins.length === 0 ? 'base' : 'free'
    const strips = kind === 'base' ? BASE_STRIPS : FREE_STRIPS
    const stops = strips.map((strip) => stream.nextInt(strip.length))
    const spin = evaluateSpin(kind, strips, stops, bet)
    spins.push(spin)
    win += spin.win
    freeSpinsLeft += spin.freeSpinsAwarded - (kind === 'free' ? 1 : 0)
  } while (freeSpinsLeft > 0 && win < maxWin)
  return { spins, win: win < maxWin ? win : maxWin, isCapped: win >= maxWin }
}

/** Evaluates one spin at the given stops. `bet` is the total stake in minor units. */
export function evaluateSpin(
  kind: 'base' | 'free',
  strips: Strips,
  stops: readonly number[],
  bet: bigint,
): SlotSpin {
  const grid = stops.map((stop, reel) => windowAt(strips[reel] ?? [], stop))
  const expandedReels =
    kind === 'free' ? grid.flatMap((column, reel) => (column.includes('dragon') ? [reel] : [])) : []
  const lineBet = bet / BigInt(LINES.length)
  const lineWins = LINES.flatMap((rows, line) => {
    const symbols = rows.map((row, reel) =>
      expandedReels.includes(reel) ? 'dragon' : (grid[reel]?.[row] ?? 'dragon'),
    )
    return lineWin(symbols, line, lineBet)
  })
  const scatters = grid.flat().filter((symbol) => symbol === 'gate').length
  const gates = scatters === 3 || scatters === 4 || scatters === 5 ? scatters : null
  const scatterWin = gates === null ? 0n : BigInt(SCATTER_PAY[gates]) * bet
  return {
    kind,
    stops,
    grid,
    expandedReels,
    lineWins,
    scatters,
    scatterWin,
    freeSpinsAwarded: gates === null ? 0 : FREE_SPINS[gates],
    win: lineWins.reduce((sum, { win }) => sum + win, scatterWin),
  }
}

function windowAt(strip: readonly SlotSymbol[], stop: number): SlotSymbol[] {
  return Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length] ?? 'jack')
}

/** Returns the win of one line. The first reel has no wild, so its symbol is the line's symbol. */
function lineWin(symbols: readonly SlotSymbol[], line: number, lineBet: bigint): LineWin[] {
  const [first] = symbols
  if (first === undefined || !isPaying(first)) return []
  const broken = symbols.findIndex((symbol) => symbol !== first && symbol !== 'dragon')
  const count = broken === -1 ? symbols.length : broken
  if (count !== 3 && count !== 4 && count !== 5) return []
  return [{ line, symbol: first, count, win: lineBet * BigInt(PAYTABLE[first][count - 3] ?? 0) }]
}

function isPaying(symbol: SlotSymbol): symbol is PayingSymbol {
  return symbol !== 'dragon' && symbol !== 'gate'
}
