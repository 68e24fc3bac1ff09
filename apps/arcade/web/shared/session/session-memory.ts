import type { GameId } from '../../../src/game-api/schema.ts'

/** Keeps the play token over a reload of the page. Where the browser gives a frame no storage, nothing is kept. */
export interface SessionMemory {
  read(): string | null
  /** Whether it was kept. */
  write(token: string): boolean
  clear(): void
}

export function createSessionMemory(game: GameId, storage: () => Storage): SessionMemory {
  const key = `gamehall.arcade.${game}.session`
  const attempt = <T>(action: () => T, otherwise: T): T => {
    try {
      return action()
    } catch {
      return otherwise
    }
  }
  return {
    read: () => attempt(() => storage().getItem(key), null),
    write: (token) =>
      attempt(() => {
        storage().setItem(key, token)
        return true
      }, false),
    clear: () => attempt(() => storage().removeItem(key), undefined),
  }
}
