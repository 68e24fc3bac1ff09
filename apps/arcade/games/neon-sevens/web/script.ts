import { classifyWireReturn, winTier } from '../../../web/shared/celebration/classify-return.ts'
import { toMinor } from '../../../web/shared/money/wire-money.ts'
import type { NeonSevensRound } from '../schemas.ts'
import type { NeonSevensEvent } from './neon-sevens-types.ts'

/** The events of a settled round, from the landing of the reels that turn already. */
export function script(round: NeonSevensRound): NeonSevensEvent[] {
  const wonMinor = toMinor(round.win)
  const tier = winTier(round.win, round.bet)
  const paid = classifyWireReturn(round.win, round.bet)
  return [
    { type: 'land', stops: round.stops },
    ...(paid === 'nothing' ? [] : [{ type: 'pay', lineWins: round.line_wins, wonMinor, paid } as const]),
    ...(tier === null ? [] : [{ type: 'big_win', wonMinor, tier } as const]),
    { type: 'over', win: round.win, bet: round.bet },
  ]
}
