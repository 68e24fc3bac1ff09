import type { ComponentType } from 'react'
import type { Navigator } from '../shared/navigation/navigator.ts'
import type { PageAddress } from '../shared/navigation/page-context.ts'
import type { Href } from '../shared/navigation/paths.ts'
import { newPlace, readPlace } from './history-place.ts'
import { redirectedTarget, targetOfHash } from './match-page.ts'
import type { RouteSource } from './route-source.ts'
import { createRouteStore } from './route-store.ts'
import { type PageLoader, pageLoaders } from './routes.ts'

export type AppRouter = { readonly source: RouteSource; readonly navigator: Navigator; stop(): void }

/** The hash router: matching, guards, lazy pages and history. The shell draws what it says (docs/decisions/0021). */
export function createAppRouter(
  HomePage: ComponentType,
  loaders: Partial<Record<PageAddress['name'], PageLoader>> = pageLoaders,
): AppRouter {
  const first = redirectedTarget(targetOfHash(location.hash))
  const place = readPlace(history.state) ?? newPlace(0)
  const beginning = { target: first, action: 'POP', place } as const
  const store = createRouteStore(beginning, HomePage, (name) => loaders[name] ?? loadNotFoundPage)
  history.replaceState(place, '', location.hash === '' ? undefined : `#${first}`)
  if (!store.snapshot().Page) store.visit(beginning)

  const go = (asked: Href, { replace = false } = {}): void => {
    const target = redirectedTarget(asked)
    const here = store.arrived()
    const isReplacing = replace || target === here.target
    const next = newPlace(isReplacing ? here.place.index : here.place.index + 1)
    const commit = () => history[isReplacing ? 'replaceState' : 'pushState'](next, '', `#${target}`)
    store.visit({ target, action: isReplacing ? 'REPLACE' : 'PUSH', place: next, commit })
  }

  const back = (fallback: Href, steps = 1): void => {
    if (store.arrived().place.index >= steps) history.go(-steps)
    else go(fallback, { replace: true })
  }

  /** Back, forward, a typed address or a plain link: the browser has moved already. */
  const follow = (): void => {
    const kept = readPlace(history.state)
    const next = kept ?? newPlace(store.arrived().place.index + 1)
    const target = redirectedTarget(targetOfHash(location.hash))
    history.replaceState(next, '', `#${target}`)
    store.visit({ target, action: kept ? 'POP' : 'PUSH', place: next })
  }

  addEventListener('popstate', follow)
  return { source: store, navigator: { go, back }, stop: () => removeEventListener('popstate', follow) }
}

async function loadNotFoundPage(): Promise<ComponentType> {
  return (await import('./not-found-page.tsx')).NotFoundPage
}
