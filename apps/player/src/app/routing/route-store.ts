import type { ComponentType } from 'react'
import type { PageAddress } from '../../shared/navigation/page-context.ts'
import type { LoadedPage } from '../../shared/navigation/page-route.ts'
import type { Href } from '../../shared/navigation/paths.ts'
import type { HistoryEntry } from './history-entry.ts'
import { matchPage } from './match-page.ts'
import type { RouteSnapshot, RouteSource } from './route-source.ts'

export type PageLoader = () => LoadedPage

export type Visit = {
  readonly target: Href
  readonly action: RouteSnapshot['action']
  readonly place: HistoryEntry
  /** Writes the visit into the browser history; called once its page has loaded. */
  readonly commit?: () => void
}

export type RouteStore = RouteSource & {
  /** Navigates once the page has loaded; a later visit cancels an earlier one. */
  visit(visit: Visit): void
  /** Cancels a visit whose page still loads and that the browser's history has already left again. */
  cancelFollowed(): void
  /** The last completed visit. */
  arrived(): Visit
}

/** Creates the store of the current route and the page components loaded so far. */
export function createRouteStore(
  first: Visit,
  HomePage: ComponentType,
  loaderOf: (name: PageAddress['name']) => PageLoader,
  /** Prepares the browser history for the visit, then calls `run`. */
  beforeCommit: (visit: Visit, run: () => void) => void,
): RouteStore {
  const loaded = new Map<PageAddress['name'], ComponentType>([['home', HomePage]])
  const listeners = new Set<() => void>()
  let arrived = first
  let latest = 0
  let loading: Visit | undefined
  let shown = snapshotOf(first, loaded.get(matchPage(first.target).name))

  const show = (next: RouteSnapshot): void => {
    shown = next
    for (const listener of listeners) listener()
  }

  const visit = (next: Visit): void => {
    latest += 1
    const turn = latest
    const { name } = matchPage(next.target)
    const settle = (Page: ComponentType | undefined, error?: unknown): void => {
      if (turn !== latest) return
      loading = undefined
      beforeCommit(next, () => {
        if (turn !== latest) return
        next.commit?.()
        arrived = next
        show({ ...snapshotOf(next, Page), error })
      })
    }
    const ready = loaded.get(name)
    if (ready) {
      settle(ready)
      return
    }
    loading = next
    show({ ...shown, isNavigating: true })
    loaderOf(name)().then(
      (Page) => {
        loaded.set(name, Page)
        settle(Page)
      },
      (error: unknown) => settle(undefined, error),
    )
  }

  const cancelFollowed = (): void => {
    if (!loading || loading.commit) return
    loading = undefined
    latest += 1
    show({ ...shown, isNavigating: false })
  }

  return {
    visit,
    cancelFollowed,
    arrived: () => arrived,
    snapshot: () => shown,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function snapshotOf({ target, action, place }: Visit, Page: ComponentType | undefined): RouteSnapshot {
  return { key: place.key, action, address: matchPage(target), Page, error: undefined, isNavigating: false }
}
