/** Stores the session token across page reloads. Stores nothing when the browser denies storage to the frame. */
export interface SessionTokenStorage {
  read(): string | null
  /** Returns whether the token was stored. */
  write(token: string): boolean
  clear(): void
}

export function createSessionTokenStorage(game: string, storage: () => Storage): SessionTokenStorage {
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
