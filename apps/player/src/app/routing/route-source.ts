import type { ComponentType } from 'react'
import type { PageAddress } from '../../shared/navigation/page-context.ts'

/** The current route, as the shell renders it. */
export type RouteSnapshot = {
  /** Key of the history entry; a kept page is found by it. */
  readonly key: string
  readonly action: 'PUSH' | 'POP' | 'REPLACE'
  readonly address: PageAddress
  /** Undefined while the first page of a deep link loads. */
  readonly Page: ComponentType | undefined
  /** Why the page could not be loaded, such as a failed chunk. */
  readonly error: unknown
  /** True while another page loads. */
  readonly isNavigating: boolean
}

export type RouteSource = {
  subscribe(listener: () => void): () => void
  snapshot(): RouteSnapshot
}

/** A route source that never changes, for server rendering. */
export function staticRoute(snapshot: RouteSnapshot): RouteSource {
  return { subscribe: () => () => {}, snapshot: () => snapshot }
}

export function homeRoute(Page: ComponentType): RouteSnapshot {
  return {
    key: 'home',
    action: 'POP',
    address: { name: 'home', path: '/', params: {}, query: new URLSearchParams() },
    Page,
    error: undefined,
    isNavigating: false,
  }
}
