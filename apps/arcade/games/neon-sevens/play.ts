import type { GamePlay } from '../../src/games/game-module.ts'
import { slotValidBet } from '../../src/games/slot-valid-bet.ts'
import { formatAmount, parseAmount } from '../../src/wallet/amount.ts'
import { drawStops, evaluateSpin } from './rules.ts'
import type { NeonSevensBet, NeonSevensView } from './schemas.ts'
import { LINES } from './symbols.ts'

/** A round of one step: one spin of the three reels. */
export const neonSevensPlay: GamePlay<NeonSevensBet, NeonSevensView, never, NeonSevensView> = {
  open({ amount }, stream) {
    const stake = parseAmount(amount) ?? 0n
    const lineStake = stake / BigInt(LINES.length)
    const { stops, grid, lineWins, times } = evaluateSpin(drawStops(stream))
    const state = {
      stops: [...stops],
      grid: grid.map((column) => [...column]),
      line_wins: lineWins.map((win) => ({
        line: win.line,
        symbol: win.symbol,
        count: win.count,
        has_lantern: win.hasLantern,
        win: formatAmount(lineStake * BigInt(win.times)),
      })),
    }
    return { state, stake, pay: lineStake * BigInt(times), isOver: true }
  },
  view: (state) => state,
  validBet: (_state, { staked, paid }) => slotValidBet(staked, paid),
}
