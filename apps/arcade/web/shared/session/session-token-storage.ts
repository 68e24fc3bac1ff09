/**
 * Stores the session token across page reloads, with the launch token that opened the session. Stores nothing when the browser
 * denies storage to the frame.
 */
export interface SessionTokenStorage {
  /** The token of the session that this launch token has opened; of whichever is stored for an empty one. */
  read(launchToken: string): string | null
  /** Returns whether the token was stored. */
  write(token: string, launchToken: string): boolean
  clear(): void
}

export function createSessionTokenStorage(game: string, storage: () => Storage): SessionTokenStorage {
  const key = `gamehall.arcade.${game}.session`
  const launchKey = `gamehall.arcade.${game}.launch`
  const attempt = <T>(action: () => T, otherwise: T): T => {
    try {
      return action()
    } catch {
      return otherwise
    }
  }
  return {
    read: (launchToken) =>
      attempt(() => {
        const isOther = launchToken !== '' && storage().getItem(launchKey) !== launchToken
        return isOther ? null : storage().getItem(key)
      }, null),
    write: (token, launchToken) =>
      attempt(() => {
        storage().setItem(key, token)
        if (launchToken !== '') storage().setItem(launchKey, launchToken)
        return true
      }, false),
    clear: () => attempt(() => storage().removeItem(key), undefined),
  }
}
