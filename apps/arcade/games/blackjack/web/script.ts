import type { BlackjackRound } from '../schemas.ts'
import type { BlackjackEvent } from './blackjack-event.ts'

/** The events of a round: its bets, what happened at the table, and its end. */
export function script(round: BlackjackRound): BlackjackEvent[] {
  const events: BlackjackEvent[] = [{ type: 'start', spots: round.spots }, ...round.events]
  return round.status === 'open' ? events : [...events, { type: 'over', win: round.win, bet: round.bet }]
}
