import type { ComponentType } from 'react'
import type { PageAddress } from '../shared/navigation/page-context.ts'

/** Where the app is: what the shell draws. */
export type RouteSnapshot = {
  /** The history entry: going back to it finds its kept page again. */
  readonly key: string
  readonly action: 'PUSH' | 'POP' | 'REPLACE'
  readonly address: PageAddress
  /** Absent while the first page of a deep link is on its way. */
  readonly Page: ComponentType | undefined
  /** Why the page could not be brought, such as a lost chunk. */
  readonly error: unknown
  /** Another page is on its way. */
  readonly isNavigating: boolean
}

export type RouteSource = {
  subscribe(listener: () => void): () => void
  snapshot(): RouteSnapshot
}

/** A source that stays where it is: the server's. */
export function fixedRoute(snapshot: RouteSnapshot): RouteSource {
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
