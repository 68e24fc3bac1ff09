import type { GameErrorCode } from '../../../src/game-api/schema.ts'

/**
 * Why a call failed. `refused` is the arcade's final answer. The other kinds leave the outcome unknown: the call may have been
 * applied and is retried with an identical request.
 */
export type GameFault =
  | { readonly kind: 'refused'; readonly code: GameErrorCode }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'broken' }

/** Whether the call may have been applied. */
export function isOutcomeUnknown(fault: GameFault): boolean {
  return fault.kind !== 'refused'
}

const sessionEndCodes: readonly GameErrorCode[] = [
  'SESSION_EXPIRED',
  'SESSION_REPLACED',
  'SESSION_ENDED',
  'PLAYER_DISABLED',
]

/** Whether the fault ends the session, so that no further call on this page can succeed. */
export function endsSession(fault: GameFault): boolean {
  return fault.kind === 'refused' && sessionEndCodes.includes(fault.code)
}
