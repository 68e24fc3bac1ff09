import type { ComponentType } from 'react'
import type { Navigator } from '../../shared/navigation/navigator.ts'
import type { PageAddress } from '../../shared/navigation/page-context.ts'
import type { LoadedPage } from '../../shared/navigation/page-route.ts'
import { type Href, pageRoute } from '../../shared/navigation/paths.ts'
import { createHistoryEntry, readHistoryEntry } from './history-entry.ts'
import { keepTypedAddress } from './keep-typed-address.ts'
import { parseHash, resolveRedirects } from './match-page.ts'
import { createOverlayHistory, readOverlayDepth } from './overlay-history.ts'
import type { RouteSource } from './route-source.ts'
import { createRouteStore, type PageLoader, type Visit } from './route-store.ts'

export type AppRouter = { readonly source: RouteSource; readonly navigator: Navigator; stop(): void }

/**
 * Creates the hash router: matching, guards, lazy pages and browser history. The shell renders its snapshots
 * (docs/decisions/0021). Open overlays have their own history entries above the entry of their page (docs/decisions/0091).
 */
export function createAppRouter(
  HomePage: ComponentType,
  loaders?: Partial<Record<PageAddress['name'], PageLoader>>,
): AppRouter {
  const first = resolveRedirects(parseHash(location.hash))
  const place = readHistoryEntry(history.state) ?? createHistoryEntry(0)
  const beginning = { target: first, action: 'POP', place } as const
  const store = createRouteStore(
    beginning,
    HomePage,
    (name) => (loaders ? loaders[name] : routeLoaderOf(name)) ?? loadNotFoundPage,
    // A pushed page replaces the entry of the first open overlay; a replacing page replaces the entry of its page.
    (wish, run) => (wish.commit ? overlays.unwind(wish.action === 'PUSH' ? 1 : 0, run) : run()),
  )
  const overlays = createOverlayHistory(() => store.arrived().place.key)
  const typed = keepTypedAddress(overlays)
  const kept = { ...place, overlays: readOverlayDepth(history.state) }
  history.replaceState(kept, '', location.hash === '' ? undefined : `#${first}`)
  if (!store.snapshot().Page) store.visit(beginning)
  store.subscribe(overlays.handlePageShown)
  let isGoingBack = false

  const go = (asked: Href, { replace = false } = {}): void => {
    const target = resolveRedirects(asked)
    const here = store.arrived()
    const isReplacing = replace || target === here.target
    const next = createHistoryEntry(isReplacing ? here.place.index : here.place.index + 1)
    const commit = () => {
      const isOverEntry = isReplacing || overlays.depth() > 0
      history[isOverEntry ? 'replaceState' : 'pushState'](next, '', `#${target}`)
    }
    store.visit({ target, action: isReplacing ? 'REPLACE' : 'PUSH', place: next, commit })
  }

  /** Ignores further calls until the pending step back has arrived. */
  const back = (fallback: Href, steps = 1): void => {
    if (isGoingBack) return
    overlays.whenIdle(() => {
      isGoingBack = store.arrived().place.index >= steps
      if (!isGoingBack) go(fallback, { replace: true })
      else overlays.traverse(-steps - overlays.depth(), () => (isGoingBack = false))
    })
  }

  /** Handles `popstate`: back, forward, a typed address or a plain link. The browser has already changed the URL. */
  const follow = (): void => {
    const kept = readHistoryEntry(history.state)
    if (kept && typed.restore()) return
    if (kept?.key === store.arrived().place.key) {
      store.cancelFollowed()
      overlays.handleStepOnPage()
      return
    }
    const next = kept ?? createHistoryEntry(store.arrived().place.index + 1)
    const target = resolveRedirects(parseHash(location.hash))
    history.replaceState({ ...next, overlays: readOverlayDepth(history.state) }, '', `#${target}`)
    const visit: Visit = { target, action: kept ? 'POP' : 'PUSH', place: next }
    store.visit(visit)
    typed.handleArrival(visit, kept === undefined)
  }

  const stop = (): void => {
    removeEventListener('popstate', follow)
    overlays.stop()
  }
  addEventListener('popstate', follow)
  return { source: store, navigator: { go, back }, stop }
}

const routeLoaderOf = (name: PageAddress['name']): PageLoader | undefined =>
  name === 'notFound' ? undefined : pageRoute(name).load

async function loadNotFoundPage(): LoadedPage {
  return (await import('../page-stack/not-found-page.tsx')).NotFoundPage
}
