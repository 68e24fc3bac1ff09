import type { RandomStream } from '../../src/fairness/random-stream.ts'
import {
  BASE_MULTIPLIER,
  DRAW_RANGE,
  FREE_MULTIPLIER,
  FREE_SPINS,
  MAX_WIN_MULTIPLE,
  MIN_CLAMS,
  MIN_CLUSTER,
  MORE_FREE_SPINS,
  PAYTABLE,
  PEARL_CLUSTER,
  SIZE_STEPS,
  UNITS_PER_STAKE,
  WEIGHTS,
} from './paytable.ts'
import { CELLS, CLAM, PAYING_SYMBOLS, PEARL, SIDE } from './symbols.ts'

/** The highest payout of a round, in twentieths of the stake. */
export const MAX_UNITS = MAX_WIN_MULTIPLE * UNITS_PER_STAKE

/**
 * Is told what happens in a round, in order. The arrays belong to the board and change afterwards: copy what is kept.
 */
export interface TideRecorder {
  spin(isFree: boolean): void
  /** The grid came to rest. */
  grid(cells: Uint8Array, multiplier: number): void
  /** `cells[0 … size − 1]`, ascending, form a cluster that pays `units`, the multiplier included. */
  cluster(symbol: number, cells: Uint8Array, size: number, units: number): void
  /** A cluster leaves a pearl in this cell; told after all clusters of the grid, by ascending cell. */
  pearl(cell: number): void
  spinOver(clams: number, freeSpinsAwarded: number): void
}

const EMPTY = 255
const PAYING = PAYING_SYMBOLS.length
const MAX_SIZE = CELLS + 1
/** Searches are numbered anew before their number leaves 32 bits. */
const SEARCH_LIMIT = 2 ** 31

/** The symbol of each of the 1,024 draws. */
const DRAWS: Uint8Array = Uint8Array.from(
  ([...PAYING_SYMBOLS, 'clam'] as const).flatMap((symbol, index) =>
    Array.from({ length: WEIGHTS[symbol] }, () => (index === PAYING ? CLAM : index)),
  ),
)

/** Payouts by symbol and size: index `symbol × MAX_SIZE + size`. */
const PAYS: Uint16Array = Uint16Array.from(
  PAYING_SYMBOLS.flatMap((symbol) =>
    Array.from({ length: MAX_SIZE }, (_, size) => {
      const step = SIZE_STEPS.findLastIndex((least) => size >= least)
      return step === -1 ? 0 : (PAYTABLE[symbol][step] ?? 0)
    }),
  ),
)

/** The neighbours of each cell, four places each: left, right, above, below; `CELLS` stands for none. */
const NEIGHBOURS: Uint8Array = Uint8Array.from(
  Array.from({ length: CELLS }, (_, cell) => {
    const column = cell % SIDE
    return [
      column > 0 ? cell - 1 : CELLS,
      column < SIDE - 1 ? cell + 1 : CELLS,
      cell >= SIDE ? cell - SIDE : CELLS,
      cell < CELLS - SIDE ? cell + SIDE : CELLS,
    ]
  }).flat(),
)

/** A 7×7 grid that plays any number of rounds, one after the other; each starts from an empty grid. Playing allocates nothing. */
export class TideBoard {
  /** One place more than the cells: the neighbour of the edge, which is never part of a cluster. */
  private readonly cells = new Uint8Array(CELLS + 1).fill(EMPTY)
  private readonly shown = this.cells.subarray(0, CELLS)
  /** For each cell the last search that reached it. */
  private readonly reached = new Uint32Array(CELLS + 1)
  private readonly queue = new Uint8Array(CELLS)
  private readonly removed = new Uint8Array(CELLS)
  private readonly pearls = new Uint8Array(CELLS)
  private search = 0
  private units = 0
  private multiplier = BASE_MULTIPLIER
  /** Free spins that the last round awarded. */
  freeSpins = 0

  /** Plays a round: the paid spin and its free spins. Returns what it pays in twentieths of the stake, at most `MAX_UNITS`. */
  play(stream: RandomStream, recorder?: TideRecorder): number {
    this.units = 0
    this.multiplier = BASE_MULTIPLIER
    this.freeSpins = 0
    this.spin(stream, false, recorder)
    this.multiplier = FREE_MULTIPLIER
    for (let played = 0; played < this.freeSpins && this.units < MAX_UNITS; played += 1)
      this.spin(stream, true, recorder)
    return Math.min(this.units, MAX_UNITS)
  }

  /** Plays a spin until no cluster is left, or the round has reached the maximum win. Clams of a finished spin award free spins. */
  private spin(stream: RandomStream, isFree: boolean, recorder?: TideRecorder): void {
    recorder?.spin(isFree)
    this.cells.fill(EMPTY)
    for (;;) {
      this.fill(stream)
      recorder?.grid(this.shown, this.multiplier)
      const won = this.cascade(recorder)
      if (won === 0) break
      this.units += won
      if (this.units >= MAX_UNITS) {
        recorder?.spinOver(0, 0)
        return
      }
      this.multiplier += 1
    }
    const clams = this.countClams()
    const awarded = freeSpinsFor(clams, isFree)
    this.freeSpins += awarded
    recorder?.spinOver(clams, awarded)
  }

  /** Lets every column sink and draws new symbols for its empty cells, column by column, from the lowest up. */
  private fill(stream: RandomStream): void {
    const { cells } = this
    for (let column = 0; column < SIDE; column += 1) {
      let to = CELLS - SIDE + column
      for (let from = to; from >= 0; from -= SIDE) {
        const symbol = cells[from] ?? EMPTY
        if (symbol === EMPTY) continue
        if (from !== to) {
          cells[to] = symbol
          cells[from] = EMPTY
        }
        to -= SIDE
      }
      for (; to >= 0; to -= SIDE) cells[to] = DRAWS[stream.nextInt(DRAW_RANGE)] ?? 0
    }
  }

  /** Pays every cluster of the grid and removes its cells. Returns what they pay; 0 when there is none. */
  private cascade(recorder?: TideRecorder): number {
    const { cells, reached, queue, removed, pearls } = this
    if (this.search > SEARCH_LIMIT) {
      reached.fill(0)
      this.search = 0
    }
    const first = this.search + 1
    let units = 0
    for (let cell = 0; cell < CELLS; cell += 1) {
      const symbol = cells[cell] ?? EMPTY
      if (symbol >= PAYING || (reached[cell] ?? 0) >= first) continue
      const size = this.collect(cell, symbol)
      if (size < MIN_CLUSTER) continue
      const paid = (PAYS[symbol * MAX_SIZE + size] ?? 0) * this.multiplier
      units += paid
      if (size >= PEARL_CLUSTER || recorder !== undefined) this.sortQueue()
      for (let index = 0; index < size; index += 1) removed[queue[index] ?? 0] = 1
      if (size >= PEARL_CLUSTER) pearls[queue[size >> 1] ?? 0] = 1
      recorder?.cluster(symbol, queue, size, paid)
    }
    if (units > 0) this.clear(recorder)
    return units
  }

  /** Empties the cells of the clusters and leaves the pearls. */
  private clear(recorder?: TideRecorder): void {
    const { cells, removed, pearls } = this
    for (let cell = 0; cell < CELLS; cell += 1) {
      if (pearls[cell] === 1) {
        cells[cell] = PEARL
        recorder?.pearl(cell)
      } else if (removed[cell] === 1) cells[cell] = EMPTY
    }
    removed.fill(0)
    pearls.fill(0)
  }

  /** Collects the cluster of the cell in `queue` and returns its size. A pearl belongs to every cluster that it touches. */
  private collect(cell: number, symbol: number): number {
    const { cells, reached, queue } = this
    this.search += 1
    const { search } = this
    reached[cell] = search
    queue[0] = cell
    let size = 1
    for (let next = 0; next < size; next += 1) {
      const at = (queue[next] ?? 0) * 4
      for (let side = 0; side < 4; side += 1) {
        const other = NEIGHBOURS[at + side] ?? CELLS
        const found = cells[other] ?? EMPTY
        if ((found === symbol || found === PEARL) && reached[other] !== search) {
          reached[other] = search
          queue[size] = other
          size += 1
        }
      }
    }
    return size
  }

  /** Writes the cells of the last search to `queue` in ascending order. */
  private sortQueue(): void {
    const { reached, queue, search } = this
    let next = 0
    for (let cell = 0; cell < CELLS; cell += 1) {
      if (reached[cell] !== search) continue
      queue[next] = cell
      next += 1
    }
  }

  private countClams(): number {
    const { cells } = this
    let clams = 0
    for (let cell = 0; cell < CELLS; cell += 1) if (cells[cell] === CLAM) clams += 1
    return clams
  }
}

/** The free spins that the clams of a spin award. */
function freeSpinsFor(clams: number, isFree: boolean): number {
  if (clams < MIN_CLAMS) return 0
  return isFree ? MORE_FREE_SPINS : (FREE_SPINS[Math.min(clams - MIN_CLAMS, FREE_SPINS.length - 1)] ?? 0)
}
