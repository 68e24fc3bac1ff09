import { toMinor, toWire } from '../../../web/shared/money/wire-money.ts'
import { formatMultiplier, minesMultiplier, minesPayout } from '../rules.ts'
import type { MinesRound } from '../schemas.ts'
import type { MinesEvent } from './mines-types.ts'

/** The events of a round: its opening, each gem, and its end. */
export function script(round: MinesRound): MinesEvent[] {
  const gems = round.hit_tile === null ? round.picks.length : round.picks.length - 1
  const found = Array.from(
    { length: gems + 1 },
    (_, count): MinesEvent => ({ type: count === 0 ? 'opened' : 'gem', round: roundAfter(round, count) }),
  )
  if (round.status === 'open') return found
  const end = round.hit_tile !== null ? 'mine' : round.status === 'void' ? 'refunded' : 'cashed_out'
  return [...found, { type: end, round }]
}

/** The round as it stood after its first `count` gems. */
function roundAfter(round: MinesRound, count: number): MinesRound {
  if (round.status === 'open' && count === round.picks.length) return round
  const bet = toMinor(round.bet)
  return {
    ...round,
    status: 'open',
    win: '0.00',
    settled_at: null,
    mine_tiles: null,
    hit_tile: null,
    picks: round.picks.slice(0, count),
    multiplier: count === 0 ? null : formatMultiplier(minesMultiplier(round.mines, count)),
    payout: count === 0 ? null : toWire(minesPayout(bet, round.mines, count)),
    next_multiplier: null,
    next_payout: null,
  }
}
