import type { TableRound } from '../../../../src/shared-rounds/table-protocol.ts'

/** What the button of a bet does now. */
export type BetButton = 'place' | 'cancel' | 'on_board' | 'cash_out' | 'queue' | 'unqueue'

/** The button's action by the phase of the flight and what the player has in it. */
export function betButton(
  phase: TableRound['phase'] | null,
  hasOpenBet: boolean,
  isQueued: boolean,
): BetButton {
  if (hasOpenBet && phase === 'betting') return 'cancel'
  if (hasOpenBet && phase === 'running') return 'cash_out'
  if (hasOpenBet) return 'on_board'
  if (phase === 'betting') return 'place'
  return isQueued ? 'unqueue' : 'queue'
}
