import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { followLogins, loadFavourites, storeOwnOrder } from '../features/games/index.ts'
import type { HomeState } from '../home-data.ts'
import { installNavigator } from '../shared/navigation/navigator.ts'
import { loadPlayHistory } from '../shared/stores/play-history.ts'
import { loadSession } from '../shared/stores/session-store.ts'
import { loadSettings, useSettings } from '../shared/stores/settings-store.ts'
import { App } from './app.tsx'
import { HomePage } from './home/home-page.tsx'
import { reportRecoverableError } from './lifecycle/report-recoverable-error.ts'
import { startLifecycle } from './lifecycle/start-lifecycle.ts'
import { createQueryClient } from './query/query-client.ts'
import { persistQueries } from './query/query-persistence.ts'
import { createAppRouter } from './routing/app-router.ts'
import type { RouteSource } from './routing/route-source.ts'

/** Starts the app in the browser: hydrates the server-rendered home page, or renders a deep link from scratch. */
export function bootApp(): void {
  const root = document.getElementById('root')
  if (!root) return
  history.scrollRestoration = 'manual'
  const home = readHomeState()
  loadSettings({ isServerRendered: home !== undefined })
  loadSession()
  loadPlayHistory()
  loadFavourites()
  followLogins()
  storeOwnOrder()
  const queryClient = createQueryClient(home)
  persistQueries(queryClient)
  const { source, navigator } = createAppRouter(HomePage)
  installNavigator(navigator)
  const app = <LivingApp queryClient={queryClient} source={source} />
  const isServersHome = home !== undefined && source.snapshot().address.name === 'home'
  const options = { onRecoverableError: reportRecoverableError }
  if (isServersHome) startTransition(() => void hydrateRoot(root, app, options))
  else {
    root.replaceChildren()
    createRoot(root, options).render(app)
  }
  startLifecycle(queryClient)
}

function LivingApp({
  queryClient,
  source,
}: {
  queryClient: ReturnType<typeof createQueryClient>
  source: RouteSource
}) {
  const language = useSettings((settings) => settings.language)
  return <App language={language} queryClient={queryClient} source={source} />
}

/** Reads the state that the server inlined; undefined in the offline shell. */
function readHomeState(): HomeState | undefined {
  const text = document.getElementById('home-state')?.textContent
  return text ? (JSON.parse(text) as HomeState) : undefined
}
