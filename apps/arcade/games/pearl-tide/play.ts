import type { GamePlay } from '../../src/games/game-module.ts'
import { slotValidBet } from '../../src/games/slot-valid-bet.ts'
import { formatAmount, parseAmount } from '../../src/wallet/amount.ts'
import { UNITS_PER_STAKE } from './paytable.ts'
import { MAX_UNITS, TideBoard, type TideRecorder } from './rules.ts'
import type { PearlTideBet, PearlTideSpin, PearlTideStep, PearlTideView } from './schemas.ts'
import { PAYING_SYMBOLS, SIDE, SYMBOL_LETTERS } from './symbols.ts'

/** A round of one step: the paid spin with its cascades, and all its free spins. */
export const pearlTidePlay: GamePlay<PearlTideBet, PearlTideView, never, PearlTideView> = {
  open({ amount }, stream) {
    const stake = parseAmount(amount) ?? 0n
    const payOf = (units: number) => (stake * BigInt(units)) / BigInt(UNITS_PER_STAKE)
    const recording = createRecording((units) => formatAmount(payOf(units)))
    const units = new TideBoard().play(stream, recording.recorder)
    return {
      state: { is_capped: units === MAX_UNITS, spins: recording.spins },
      stake,
      pay: payOf(units),
      isOver: true,
    }
  },
  view: (state) => state,
  validBet: (_state, { staked, paid }) => slotValidBet(staked, paid),
}

/** Writes the spins of a round as they happen. */
function createRecording(format: (units: number) => string) {
  const spins: PearlTideSpin[] = []
  let steps: PearlTideStep[] = []
  let kind: PearlTideSpin['kind'] = 'base'
  let won = 0
  const recorder: TideRecorder = {
    spin(isFree) {
      kind = isFree ? 'free' : 'base'
      steps = []
      won = 0
    },
    grid(cells, multiplier) {
      steps.push({ grid: writeGrid(cells), multiplier, clusters: [], pearls: [] })
    },
    cluster(symbol, cells, size, units) {
      won += units
      steps.at(-1)?.clusters.push({
        symbol: PAYING_SYMBOLS[symbol] ?? 'kelp',
        cells: [...cells.subarray(0, size)],
        win: format(units),
      })
    },
    pearl(cell) {
      steps.at(-1)?.pearls.push(cell)
    },
    spinOver(clams, freeSpinsAwarded) {
      spins.push({ kind, steps, clams, free_spins_awarded: freeSpinsAwarded, win: format(won) })
    },
  }
  return { spins, recorder }
}

function writeGrid(cells: Uint8Array): string[] {
  return Array.from({ length: SIDE }, (_, row) =>
    Array.from(cells.subarray(row * SIDE, (row + 1) * SIDE), (symbol) => SYMBOL_LETTERS[symbol]).join(''),
  )
}
