import type { RandomStream } from '../../src/fairness/random-stream.ts'
import type { GamePlay } from '../../src/games/game-module.ts'
import { slotValidBet } from '../../src/games/slot-valid-bet.ts'
import { formatAmount, parseAmount } from '../../src/wallet/amount.ts'
import { type DragonGateOutcome, playDragonGate } from './rules.ts'
import type { DragonGateBet, DragonGateView } from './schemas.ts'

/** A round of one step: the paid spin and all its free spins. */
export const dragonGatePlay: GamePlay<DragonGateBet, DragonGateView, never, DragonGateView> = {
  open({ amount }, stream: RandomStream) {
    const stake = parseAmount(amount) ?? 0n
    const outcome = playDragonGate(stream, stake)
    return { state: outcomeView(outcome), stake, pay: outcome.win, isOver: true }
  },
  view: (state) => state,
  validBet: (_state, { staked, paid }) => slotValidBet(staked, paid),
}

function outcomeView(outcome: DragonGateOutcome): DragonGateView {
  return {
    is_capped: outcome.isCapped,
    spins: outcome.spins.map((spin) => ({
      kind: spin.kind,
      stops: [...spin.stops],
      grid: spin.grid.map((column) => [...column]),
      expanded_reels: [...spin.expandedReels],
      line_wins: spin.lineWins.map(({ win, ...line }) => ({ ...line, win: formatAmount(win) })),
      scatters: spin.scatters,
      scatter_win: formatAmount(spin.scatterWin),
      free_spins_awarded: spin.freeSpinsAwarded,
      win: formatAmount(spin.win),
    })),
  }
}
