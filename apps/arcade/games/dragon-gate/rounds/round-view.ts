import { z } from 'zod'
import { type DragonGateRound, slotSpinSchema } from '../../../src/game-api/schema.ts'
import { roundBaseView } from '../../../src/rounds/round-base-view.ts'
import type { SeededRound } from '../../../src/rounds/round-queries.ts'
import { formatAmount } from '../../../src/wallet/amount.ts'
import type { DragonGateOutcome } from '../rules.ts'

const detailSchema = z.object({ spins: z.array(slotSpinSchema), is_capped: z.boolean() })
type Detail = z.infer<typeof detailSchema>

/** Maps an outcome to its stored form. It is stored completely, so replays do not depend on later reel changes. */
export function dragonGateDetail(outcome: DragonGateOutcome): Detail {
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

export function dragonGateRoundView(row: SeededRound): DragonGateRound {
  const { spins, is_capped } = detailSchema.parse(row.detail)
  return { ...roundBaseView(row), game: 'dragon-gate', status: 'settled', spins, is_capped }
}
