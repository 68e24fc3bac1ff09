import type { BlackjackBet, TableEvent } from '../schemas.ts'

/** What a round shows: its bets, what happens at the table, and its end. */
export type BlackjackEvent =
  | { readonly type: 'start'; readonly spots: BlackjackBet['spots'] }
  | TableEvent
  | { readonly type: 'over'; readonly win: string; readonly bet: string }
