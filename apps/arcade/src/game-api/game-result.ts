import type { GameErrorCode } from './schema.ts'

/** Result of a game operation: data for the page, or an error code of the game API. */
export type GameResult<T> = { readonly ok: true; readonly data: T } | GameFailure

export interface GameFailure {
  readonly ok: false
  readonly code: GameErrorCode
}

export function failed(code: GameErrorCode): GameFailure {
  return { ok: false, code }
}
