import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { loadFavourites } from '../features/games/index.ts'
import type { HomeState } from '../home-data.ts'
import { installNavigator } from '../shared/navigation/navigator.ts'
import { loadPlayHistory } from '../shared/stores/play-history.ts'
import { loadSession } from '../shared/stores/session-store.ts'
import { loadSettings, useSettings } from '../shared/stores/settings-store.ts'
import { App } from './app.tsx'
import { createAppRouter } from './app-router.ts'
import { HomePage } from './home/home-page.tsx'
import { keepAnswers } from './kept-answers.ts'
import { createQueryClient } from './query-client.ts'
import { reportRecoverable } from './report-recoverable.ts'
import type { RouteSource } from './route-source.ts'
import { startLifecycle } from './start-lifecycle.ts'

/** Starts the app in the browser: hydrates the server-rendered home page, or renders a deep link from scratch. */
export function bootApp(): void {
  const root = document.getElementById('root')
  if (!root) return
  history.scrollRestoration = 'manual'
  const home = readHomeState()
  loadSettings({ isServersPage: home !== undefined })
  loadSession()
  loadPlayHistory()
  loadFavourites()
  const queryClient = createQueryClient(home)
  keepAnswers(queryClient)
  const { source, navigator } = createAppRouter(HomePage)
  installNavigator(navigator)
  const app = <LivingApp queryClient={queryClient} source={source} />
  const isServersHome = home !== undefined && source.snapshot().address.name === 'home'
  const options = { onRecoverableError: reportRecoverable }
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
