import { toMinor, toWire } from '../../../web/shared/money/wire-money.ts'
import { formatMultiplier, minesMultiplier, minesPayout } from '../rules.ts'
import type { MinesRound } from '../schemas.ts'

/** Returns the states of a finished round for its replay: after each safe pick, then its end. */
export function replaySteps(round: MinesRound): MinesRound[] {
  const safePicks = round.hit_tile === null ? round.picks : round.picks.slice(0, -1)
  const open = Array.from({ length: safePicks.length + 1 }, (_, count): MinesRound => {
    const bet = toMinor(round.bet)
    return {
      ...round,
      status: 'open',
      win: '0.00',
      settled_at: null,
      mine_tiles: null,
      hit_tile: null,
      picks: safePicks.slice(0, count),
      multiplier: count === 0 ? null : formatMultiplier(minesMultiplier(round.mines, count)),
      payout: count === 0 ? null : toWire(minesPayout(bet, round.mines, count)),
      next_multiplier: null,
      next_payout: null,
    }
  })
  return [...open, round]
}
