import { provideSessionToken } from '@gamehall/web-client/calls/session-token.ts'
import { sessionStore } from '@gamehall/web-client/storage/safe-storage.ts'
import { create } from 'zustand'

const TOKEN = 'token'
const SOCKET_URL = 'ws_url'

export type Session = { readonly token: string; readonly socketUrl: string }

type SessionState = {
  readonly session: Session | undefined
  /** Increases at each login and logout, so that data of an earlier session can be dropped. */
  readonly epoch: number
}

/** The current session (§3: token and socket URL, kept in the tab's storage). */
export const useSession = create<SessionState>()(() => ({ session: undefined, epoch: 0 }))

export function loadSession(): void {
  const token = sessionStore.read(TOKEN)
  if (token) useSession.setState({ session: { token, socketUrl: sessionStore.read(SOCKET_URL) ?? '' } })
}

/** Starts a session after a login. */
export function startSession(session: Session): void {
  sessionStore.write(TOKEN, session.token)
  sessionStore.write(SOCKET_URL, session.socketUrl)
  useSession.setState((state) => ({ session, epoch: state.epoch + 1 }))
}

/** Updates token and socket URL of the same session; keeps the epoch. */
export function refreshSession(session: Session): void {
  sessionStore.write(TOKEN, session.token)
  sessionStore.write(SOCKET_URL, session.socketUrl)
  useSession.setState({ session })
}

/** Ends the session in this browser; the logout call informs the server. */
export function endSession(): void {
  sessionStore.remove(TOKEN)
  sessionStore.remove(SOCKET_URL)
  useSession.setState((state) => (state.session ? { session: undefined, epoch: state.epoch + 1 } : state))
}

let expectedEnds = 0

/**
 * Runs a call that replaces this session by a new one. Meanwhile, signs of the old session's end (a kick push, a 401 of
 * another call) are not treated as a logout.
 */
export async function withSessionRenewal<Result>(run: () => Promise<Result>): Promise<Result> {
  expectedEnds += 1
  try {
    return await run()
  } finally {
    expectedEnds -= 1
  }
}

export const isRenewingSession = (): boolean => expectedEnds > 0

provideSessionToken(currentToken)

export function currentToken(): string | undefined {
  return useSession.getState().session?.token
}

/** The session epoch; data of another epoch belongs to another session. */
export function currentEpoch(): number {
  return useSession.getState().epoch
}

export function useIsLoggedIn(): boolean {
  return useSession((state) => state.session !== undefined)
}
