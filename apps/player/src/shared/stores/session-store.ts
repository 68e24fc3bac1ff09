import { create } from 'zustand'
import { sessionStore } from '../storage/safe-storage.ts'

const TOKEN = 'token'
const SOCKET_URL = 'ws_url'

export type Session = { readonly token: string; readonly socketUrl: string }

type SessionState = {
  readonly session: Session | undefined
  /** Counts logins, so that whatever belongs to one player is dropped with them. */
  readonly epoch: number
}

/** Who is logged in (§3: token and socket address, kept by the tab). */
export const useSession = create<SessionState>()(() => ({ session: undefined, epoch: 0 }))

export function loadSession(): void {
  const token = sessionStore.read(TOKEN)
  if (token) useSession.setState({ session: { token, socketUrl: sessionStore.read(SOCKET_URL) ?? '' } })
}

/** After a login's answer. */
export function beginSession(session: Session): void {
  sessionStore.write(TOKEN, session.token)
  sessionStore.write(SOCKET_URL, session.socketUrl)
  useSession.setState((state) => ({ session, epoch: state.epoch + 1 }))
}

/** The same login, proved again: a fresh socket address, nothing dropped. */
export function refreshSession(session: Session): void {
  sessionStore.write(TOKEN, session.token)
  sessionStore.write(SOCKET_URL, session.socketUrl)
  useSession.setState({ session })
}

/** Forgets the player here; telling the server is the logout call's matter. */
export function endSession(): void {
  sessionStore.remove(TOKEN)
  sessionStore.remove(SOCKET_URL)
  useSession.setState((state) => (state.session ? { session: undefined, epoch: state.epoch + 1 } : state))
}

let expectedEnds = 0

/**
 * Runs a call that ends this login and answers the next one: what tells of the end meanwhile (a kick, a 401 of another
 * call) is no logout.
 */
export async function whileRenewing<Result>(run: () => Promise<Result>): Promise<Result> {
  expectedEnds += 1
  try {
    return await run()
  } finally {
    expectedEnds -= 1
  }
}

export const isRenewing = (): boolean => expectedEnds > 0

export function currentToken(): string | undefined {
  return useSession.getState().session?.token
}

/** Counts logins and logouts: what was opened under another count belongs to someone else. */
export function currentEpoch(): number {
  return useSession.getState().epoch
}

export function useIsLoggedIn(): boolean {
  return useSession((state) => state.session !== undefined)
}
