import type { GameErrorCode } from '../../../src/game-api/schema.ts'

/**
 * Why a call has no answer. `refused` is the arcade's own word and final. The others leave open whether the call was
 * applied: it may be sent again, word for word.
 */
export type GameFault =
  | { readonly kind: 'refused'; readonly code: GameErrorCode }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'broken' }

export function isUndecided(fault: GameFault): boolean {
  return fault.kind !== 'refused'
}

const endingCodes: readonly GameErrorCode[] = [
  'SESSION_EXPIRED',
  'SESSION_REPLACED',
  'SESSION_ENDED',
  'PLAYER_DISABLED',
]

/** Whether play on this page is over, whatever the player tries next. */
export function endsPlay(fault: GameFault): boolean {
  return fault.kind === 'refused' && endingCodes.includes(fault.code)
}
