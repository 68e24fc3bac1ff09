import type { ComponentType } from 'react'
import type { Navigator } from '../shared/navigation/navigator.ts'
import type { PageAddress } from '../shared/navigation/page-context.ts'
import type { Href } from '../shared/navigation/paths.ts'
import { newPlace, type Place, readPlace } from './history-place.ts'
import { addressOf, redirectedTarget, targetOfHash } from './match-page.ts'
import type { RouteSnapshot, RouteSource } from './route-source.ts'
import { type PageLoader, pageLoaders } from './routes.ts'

type Visit = {
  readonly target: Href
  readonly action: RouteSnapshot['action']
  readonly place: Place
  /** Writes the visit into the browser's history; done when its page is here. */
  readonly commit?: () => void
}

export type AppRouter = { readonly source: RouteSource; readonly navigator: Navigator; stop(): void }

/** The hash router: matching, guards, lazy pages and history. The shell draws what it says (docs/decisions/0021). */
export function createAppRouter(
  HomePage: ComponentType,
  loaders: Partial<Record<PageAddress['name'], PageLoader>> = { ...pageLoaders, notFound: loadNotFoundPage },
): AppRouter {
  const known = new Map<PageAddress['name'], ComponentType>([['home', HomePage]])
  const listeners = new Set<() => void>()
  let place = readPlace(history.state) ?? newPlace(0)
  let current = redirectedTarget(targetOfHash(location.hash))
  let latest = 0
  let shown: RouteSnapshot = {
    key: place.key,
    action: 'POP',
    address: addressOf(current),
    Page: known.get(addressOf(current).name),
    error: undefined,
    isNavigating: false,
  }

  const show = (next: RouteSnapshot): void => {
    shown = next
    for (const listener of listeners) listener()
  }

  const visit = ({ target, action, place: next, commit }: Visit): void => {
    const turn = ++latest
    const { name } = addressOf(target)
    const settle = (Page: ComponentType | undefined, error?: unknown): void => {
      if (turn !== latest) return
      commit?.()
      place = next
      current = target
      show({ key: next.key, action, address: addressOf(target), Page, error, isNavigating: false })
    }
    const ready = known.get(name)
    if (ready) return settle(ready)
    show({ ...shown, isNavigating: true })
    const load = loaders[name] ?? loadNotFoundPage
    load().then(
      (Page) => {
        known.set(name, Page)
        settle(Page)
      },
      (error: unknown) => settle(undefined, error),
    )
  }

  const go = (asked: Href, { replace = false } = {}): void => {
    const target = redirectedTarget(asked)
    const isReplacing = replace || target === current
    const next = newPlace(isReplacing ? place.index : place.index + 1)
    const method = isReplacing ? 'replaceState' : 'pushState'
    visit({
      target,
      action: isReplacing ? 'REPLACE' : 'PUSH',
      place: next,
      commit: () => history[method](next, '', `#${target}`),
    })
  }

  /** Back, forward, a typed address or a plain link: the browser has moved already. */
  const follow = (): void => {
    const known = readPlace(history.state)
    const next = known ?? newPlace(place.index + 1)
    const target = redirectedTarget(targetOfHash(location.hash))
    history.replaceState(next, '', `#${target}`)
    visit({ target, action: known ? 'POP' : 'PUSH', place: next })
  }

  history.replaceState(place, '', current === '/' && location.hash === '' ? undefined : `#${current}`)
  if (!shown.Page) visit({ target: current, action: 'POP', place })
  addEventListener('popstate', follow)
  return {
    source: {
      subscribe: (listener) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      snapshot: () => shown,
    },
    navigator: {
      go,
      back: (fallback) => (place.index > 0 ? history.back() : go(fallback, { replace: true })),
    },
    stop: () => removeEventListener('popstate', follow),
  }
}

async function loadNotFoundPage(): Promise<ComponentType> {
  return (await import('./not-found-page.tsx')).NotFoundPage
}
