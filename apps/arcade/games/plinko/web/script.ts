import { toMinor } from '../../../web/shared/money/wire-money.ts'
import { plinkoPayouts } from '../play.ts'
import { slotOfPath } from '../rules.ts'
import type { PlinkoEvent, ShownRound } from './plinko-types.ts'

/** The events of a round: all its balls, then their total. */
export function script(round: ShownRound): PlinkoEvent[] {
  const { rows, risk, multipliers, paths } = round
  const payouts = plinkoPayouts(round)
  return [
    {
      type: 'volley',
      board: { rows, risk, multipliers },
      stakeMinor: toMinor(round.bet),
      balls: paths.map((path, index) => {
        const slot = slotOfPath(path, rows)
        return { path, slot, tenths: multipliers[slot] ?? 0, payMinor: payouts[index] ?? 0n }
      }),
    },
    { type: 'result', win: round.win, bet: round.bet },
  ]
}
