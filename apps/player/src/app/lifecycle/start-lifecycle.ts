import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { installCallReactions } from '@gamehall/web-client/calls/call.ts'
import { currentLanguage } from '@gamehall/web-client/i18n/language.ts'
import { localStore, sessionStore } from '@gamehall/web-client/storage/safe-storage.ts'
import type { Query, QueryClient } from '@tanstack/react-query'
import { showCallError } from '../../shared/calls/show-call-error.ts'
import { retryLoad } from '../../shared/loading/retry-load.ts'
import { navigate } from '../../shared/navigation/navigator.ts'
import { loadSounds, playSound } from '../../shared/sound/play-sound.ts'
import { clearTabDrafts } from '../../shared/storage/tab-drafts.ts'
import { setOnline } from '../../shared/stores/connection-store.ts'
import { endSession, isRenewingSession, useSession } from '../../shared/stores/session-store.ts'
import { useSettings } from '../../shared/stores/settings-store.ts'
import { appText } from '../app-text.ts'
import { clearPersistedQueries } from '../query/query-persistence.ts'
import { loginRedirectFrom } from '../routing/login-redirect.ts'
import { refetchSiteClosure, watchSiteClosure } from '../site-closed/site-closure.ts'
import { clearPlayerQueries } from './clear-player-queries.ts'
import { createWakeDetector } from './wake-detector.ts'

/**
 * Starts the app-wide reactions (§4): errors show a toast and play a sound, a lost session leads to login,
 * the push connection follows the session, and network, visibility and language changes are handled.
 */
export function startLifecycle(queryClient: QueryClient): void {
  installCallReactions({
    onError: showCallError,
    onSessionLost: () => {
      if (!isRenewingSession()) endSession()
    },
    onSiteClosed: () => refetchSiteClosure(queryClient),
    onRefused: () => void playSound('error'),
  })
  followSession(queryClient)
  followNetwork(queryClient)
  followSleep(queryClient)
  followLanguage(queryClient)
  watchSiteClosure(queryClient, (isClosed) => (isClosed ? pause() : void comeBack(queryClient)))
  if (!localStore.isKept || !sessionStore.isKept) showToast(appText[currentLanguage()].noStorage)
  afterLoad(() => {
    void loadSounds()
    void registerOfflineShell()
  })
}

/** Follows logins and logouts. The push code is loaded only for logged-in players. */
function followSession(queryClient: QueryClient): void {
  const live = () => retryLoad(() => import('./push-session.ts'))
  if (useSession.getState().session) void live().then(({ resumeSession }) => resumeSession(queryClient))
  useSession.subscribe(({ session, epoch }, before) => {
    if (epoch === before.epoch) return
    clearPersistedQueries()
    clearTabDrafts()
    if (session) {
      clearPlayerQueries(queryClient, 'getUserInfo')
      void live().then(({ startPush }) => {
        if (useSession.getState().epoch === epoch) startPush(queryClient, session.socketUrl)
      })
    } else leave(queryClient)
  })
}

/** After a logout: stops the push connection, clears the player's data, and leaves a guarded page for login. */
function leave(queryClient: QueryClient): void {
  void import('./push-session.ts').then(({ stopPush }) => stopPush())
  clearPlayerQueries(queryClient)
  const target = loginRedirectFrom(location.hash)
  if (target) navigate(target, { replace: true })
}

function followNetwork(queryClient: QueryClient): void {
  setOnline(navigator.onLine)
  addEventListener('offline', () => {
    setOnline(false)
    pause()
  })
  addEventListener('online', () => {
    setOnline(true)
    void comeBack(queryClient)
  })
}

function pause(): void {
  if (useSession.getState().session) void import('./push-session.ts').then(({ pausePush }) => pausePush())
}

/** Reconnects when the page is shown again after a sleep, to receive missed pushes. */
function followSleep(queryClient: QueryClient): void {
  const wake = createWakeDetector(() => reconnect(queryClient))
  document.addEventListener('visibilitychange', () => wake(document.hidden, Date.now()))
}

async function reconnect(queryClient: QueryClient): Promise<void> {
  if (!navigator.onLine || !useSession.getState().session) return
  const { reconnectPush } = await import('./push-session.ts')
  await reconnectPush(queryClient).catch(() => undefined)
}

/** On coming online: logs in again, shows a toast and refetches the active queries (§4), as far as they follow a reconnection. */
async function comeBack(queryClient: QueryClient): Promise<void> {
  if (useSession.getState().session) {
    const { resumeSession } = await import('./push-session.ts')
    if (!(await resumeSession(queryClient))) return
  }
  showToast(appText[currentLanguage()].connected, { kind: 'success' })
  await queryClient.invalidateQueries({ refetchType: 'active', predicate: followsReconnection })
}

/** False for data whose page has set `refetchOnReconnect: false`. A load that failed is repeated in any case. */
const followsReconnection = ({ observers, state }: Query): boolean =>
  state.data === undefined || observers.every(({ options }) => options.refetchOnReconnect !== false)

/** On a language change: refetches all responses, which contain translated text, and reconnects for pushes in the new language. */
function followLanguage(queryClient: QueryClient): void {
  useSettings.subscribe(({ language }, before) => {
    if (language === before.language) return
    void queryClient.invalidateQueries()
    void reconnect(queryClient)
  })
}

function afterLoad(run: () => void): void {
  const wait = () => setTimeout(run, 5_000)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

async function registerOfflineShell(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}
