import { toMinor } from '../../../web/shared/money/wire-money.ts'
import { plinkoPayouts } from '../play.ts'
import { slotOfPath } from '../rules.ts'
import type { PlinkoEvent, ShownRound } from './plinko-types.ts'

/** What a round shows: all its balls, then what they come to together. */
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
