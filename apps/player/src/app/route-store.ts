import type { ComponentType } from 'react'
import type { PageAddress } from '../shared/navigation/page-context.ts'
import type { Href } from '../shared/navigation/paths.ts'
import type { Place } from './history-place.ts'
import { addressOf } from './match-page.ts'
import type { RouteSnapshot, RouteSource } from './route-source.ts'
import type { PageLoader } from './routes.ts'

export type Visit = {
  readonly target: Href
  readonly action: RouteSnapshot['action']
  readonly place: Place
  /** Writes the visit into the browser's history; done when its page is here. */
  readonly commit?: () => void
}

export type RouteStore = RouteSource & {
  /** Goes there as soon as the page is here; a later visit overtakes. */
  visit(visit: Visit): void
  /** The last visit that arrived. */
  arrived(): Visit
}

/** Where the app is, and the pages brought so far. */
export function createRouteStore(
  first: Visit,
  HomePage: ComponentType,
  loaderOf: (name: PageAddress['name']) => PageLoader,
  /** Readies the browser's history for the visit, then runs. */
  beforeCommit: (visit: Visit, run: () => void) => void,
): RouteStore {
  const brought = new Map<PageAddress['name'], ComponentType>([['home', HomePage]])
  const listeners = new Set<() => void>()
  let arrived = first
  let latest = 0
  let shown = snapshotOf(first, brought.get(addressOf(first.target).name))

  const show = (next: RouteSnapshot): void => {
    shown = next
    for (const listener of listeners) listener()
  }

  const visit = (wish: Visit): void => {
    latest += 1
    const turn = latest
    const { name } = addressOf(wish.target)
    const settle = (Page: ComponentType | undefined, error?: unknown): void => {
      if (turn !== latest) return
      beforeCommit(wish, () => {
        if (turn !== latest) return
        wish.commit?.()
        arrived = wish
        show({ ...snapshotOf(wish, Page), error })
      })
    }
    const ready = brought.get(name)
    if (ready) {
      settle(ready)
      return
    }
    show({ ...shown, isNavigating: true })
    loaderOf(name)().then(
      (Page) => {
        brought.set(name, Page)
        settle(Page)
      },
      (error: unknown) => settle(undefined, error),
    )
  }

  return {
    visit,
    arrived: () => arrived,
    snapshot: () => shown,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function snapshotOf({ target, action, place }: Visit, Page: ComponentType | undefined): RouteSnapshot {
  return { key: place.key, action, address: addressOf(target), Page, error: undefined, isNavigating: false }
}
