import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { call } from '@gamehall/web-client/calls/call.ts'
import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { currentLanguage } from '@gamehall/web-client/i18n/language.ts'
import { openBrowserSocket } from '@gamehall/web-client/socket/browser-socket.ts'
import { createPushClient, type PushClient } from '@gamehall/web-client/socket/push-client.ts'
import type { QueryClient } from '@tanstack/react-query'
import { setPlayerInfo } from '../../shared/player/use-player-info.ts'
import { currentEpoch, currentToken, endSession, refreshSession } from '../../shared/stores/session-store.ts'
import { appText } from '../app-text.ts'
import { refetchSiteClosure } from '../site-closed/site-closure.ts'
import { createPushDispatcher } from './dispatch-push.ts'
import { pushHandlers } from './push-handlers.ts'

let client: PushClient | undefined
/** The epoch of the session that the connection was opened for. */
let connectedEpoch: number | undefined

/**
 * On app start and on coming back online (§4): logs in with the stored token and opens the push connection.
 * Resolves to false when there is no token or the server refuses it; a temporary failure keeps the session.
 */
export async function resumeSession(queryClient: QueryClient): Promise<boolean> {
  const token = currentToken()
  if (!token) return false
  try {
    const result = await call('loginByToken', { token }, { isSilent: true })
    // Somebody logged in or out meanwhile: what the answer carries belongs to a session that is over.
    if (currentToken() !== token) return currentToken() !== undefined
    setPlayerInfo(queryClient, result.user)
    refreshSession({ token: result.token, socketUrl: result.wsInfo.url })
    startPush(queryClient, result.wsInfo.url)
    return true
  } catch (error) {
    const isRefused = error instanceof CallError && error.isConclusive && !error.isTemporary
    if (isRefused && currentToken() === token) endSession()
    return !isRefused
  }
}

export function startPush(queryClient: QueryClient, url: string): void {
  if (typeof WebSocket === 'undefined') {
    showToast(appText[currentLanguage()].noSocket)
    return
  }
  connectedEpoch = currentEpoch()
  client ??= createClient(queryClient)
  client.start(url)
}

function createClient(queryClient: QueryClient): PushClient {
  const dispatch = createPushDispatcher(queryClient, pushHandlers)
  return createPushClient({
    openSocket: openBrowserSocket,
    askUrl: async () => (await call('createPushUrl', {}, { isSilent: true })).url,
    // A login replaces the session before it replaces the connection: what still comes over the old one, its kick first of all,
    // is not about the new session, which loads its data anew.
    onPush: (message) => {
      if (connectedEpoch === currentEpoch()) dispatch(message)
    },
    onSiteClosed: () => refetchSiteClosure(queryClient),
    onGiveUp: () => showToast(appText[currentLanguage()].pushLost, { kind: 'error' }),
  })
}

/** Opens a new push connection after the device slept: the old one may be dead unnoticed. The new one catches up. */
export async function reconnectPush(queryClient: QueryClient): Promise<void> {
  const epoch = currentEpoch()
  const { url } = await call('createPushUrl', {}, { isSilent: true })
  if (currentToken() && currentEpoch() === epoch) startPush(queryClient, url)
}

/** Closes the connection while offline; keeps the sequence, so that the next connection catches up. */
export function pausePush(): void {
  client?.stop()
}

/** Closes the connection at logout and drops the player's sequence. */
export function stopPush(): void {
  client?.stop({ isForgetting: true })
}
