import type { ComponentType } from 'react'
import {
  UNSAFE_createHashHistory as createHashHistory,
  UNSAFE_createRouter as createRouter,
  type DataRouter,
  type RouteObject,
  redirect,
} from 'react-router'
import type { Navigator } from '../shared/navigation/navigator.ts'
import type { PageAddress } from '../shared/navigation/page-context.ts'
import { href, type PageName, type PageTraits, pages } from '../shared/navigation/paths.ts'
import { currentToken } from '../shared/stores/session-store.ts'
import type { RouteSnapshot, RouteSource } from './route-source.ts'
import { type PageLoader, pageLoaders } from './routes.ts'

type PageHandle = { readonly name: PageAddress['name']; readonly Page: ComponentType }
type AppRouter = DataRouter

/**
 * The hash router of the app: matching, lazy pages, guards and history; the shell draws what it says.
 * It is what `createHashRouter` puts together, without the React bindings that come with that (6 kB).
 */
export function createAppRouter(HomePage: ComponentType): {
  source: RouteSource
  navigator: Navigator
} {
  const router = createRouter({ history: createHashHistory(), routes: routesAround(HomePage) }).initialize()
  return { source: sourceOf(router), navigator: navigatorOf(router) }
}

function routesAround(HomePage: ComponentType): RouteObject[] {
  return [
    { path: '/', handle: { name: 'home', Page: HomePage } satisfies PageHandle },
    { path: '/wallet', loader: () => redirect(href('gameAssets')) },
    ...pageEntries(pageLoaders).map(([name, load]) => pageRoute(name, pages[name], load)),
    {
      path: '*',
      lazy: async () => ({
        handle: { name: 'notFound', Page: await loadNotFoundPage() } satisfies PageHandle,
      }),
    },
  ]
}

async function loadNotFoundPage(): Promise<ComponentType> {
  return (await import('./not-found-page.tsx')).NotFoundPage
}

function pageEntries(loaders: typeof pageLoaders): (readonly [PageName, PageLoader])[] {
  return Object.entries(loaders).map(([name, load]) => [name as PageName, load])
}

function pageRoute(name: PageName, traits: PageTraits, load: PageLoader): RouteObject {
  return {
    path: traits.path,
    lazy: async () => ({ handle: { name, Page: await load() } satisfies PageHandle }),
    ...(traits.isGuarded && { loader: guard }),
  }
}

/** §2: a protected route without a session goes to login, and returns to its target afterwards. */
export function guard({ request }: { readonly request: Request }): Response | null {
  if (currentToken()) return null
  const { pathname, search } = new URL(request.url)
  return redirect(href('login', undefined, { to: `${pathname}${search}` }))
}

function sourceOf(router: AppRouter): RouteSource {
  let seen: AppRouter['state'] | undefined
  let shown: RouteSnapshot | undefined
  return {
    subscribe: (listener) => router.subscribe(() => listener()),
    snapshot: () => {
      if (!shown || seen !== router.state) {
        seen = router.state
        shown = toSnapshot(router.state)
      }
      return shown
    },
  }
}

function toSnapshot(state: AppRouter['state']): RouteSnapshot {
  const match = state.matches.at(-1)
  const handle = match?.route.handle as PageHandle | undefined
  return {
    key: state.location.key,
    action: state.historyAction,
    address: {
      name: handle?.name ?? 'notFound',
      path: state.location.pathname,
      params: match?.params ?? {},
      query: new URLSearchParams(state.location.search),
    },
    Page: state.initialized ? handle?.Page : undefined,
    error: state.errors ? Object.values(state.errors)[0] : undefined,
    isNavigating: state.navigation.state !== 'idle',
  }
}

function navigatorOf(router: AppRouter): Navigator {
  return {
    go: (target, { replace = false } = {}) => void router.navigate(target, { replace }),
    back: (fallback) => {
      const position: unknown = history.state?.idx
      const canGoBack = typeof position === 'number' && position > 0
      void (canGoBack ? router.navigate(-1) : router.navigate(fallback, { replace: true }))
    },
  }
}
