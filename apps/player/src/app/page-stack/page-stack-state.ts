import type { ComponentType } from 'react'
import type { PageAddress } from '../../shared/navigation/page-context.ts'
import type { PageRoute } from '../../shared/navigation/page-route.ts'
import { pageRoute } from '../../shared/navigation/paths.ts'
import type { RouteSnapshot } from '../routing/route-source.ts'

/** Maximum number of deeper pages kept alive besides the tabs. */
const MAX_KEPT = 8

export type StackEntry = {
  /** Identifies the page instance: a tab has one instance, a deeper page one per history entry. */
  readonly id: string
  readonly key: string
  readonly address: PageAddress
  readonly Page: ComponentType
  readonly traits: PageRoute
  /** The session epoch in which it was opened. */
  readonly epoch: number
}

export type PageStack = { readonly entries: readonly StackEntry[]; readonly activeId: string }

export type PageTransition = 'forward' | 'back' | 'fade'

export function pageRouteOf(name: PageAddress['name']): PageRoute {
  return name === 'notFound' ? { path: '*', index: 38 } : pageRoute(name)
}

/** §2: slides by route index; fades between root tabs and for a replace at the same index. */
export function transitionBetween(
  from: PageRoute,
  to: PageRoute,
  action: RouteSnapshot['action'],
): PageTransition {
  if (from.index === to.index)
    return from.index === 1 || action === 'REPLACE' ? 'fade' : action === 'POP' ? 'back' : 'forward'
  return to.index > from.index ? 'forward' : 'back'
}

/** The stack after a navigation: pages with `isKept` stay behind the active page, others are removed. */
export function nextPageStack(
  stack: PageStack | undefined,
  route: RouteSnapshot,
  Page: ComponentType,
  epoch: number,
): PageStack {
  const entry = entryFor(stack, route, Page, epoch)
  const behind = (stack?.entries ?? []).filter(
    (kept) => kept.id !== entry.id && kept.traits.isKept && mayStay(kept, epoch),
  )
  const deep = behind.filter(({ traits }) => traits.index !== 1)
  const dropped = new Set(deep.slice(0, Math.max(0, deep.length - MAX_KEPT)))
  return { entries: [...behind.filter((kept) => !dropped.has(kept)), entry], activeId: entry.id }
}

/** Pages of an earlier session are removed, except public root tabs, which hold no player data. */
function mayStay({ traits, epoch: openedUnder }: StackEntry, epoch: number): boolean {
  return openedUnder === epoch || isOpenTab(traits)
}

function isOpenTab({ index, isGuarded }: PageRoute): boolean {
  return index === 1 && !isGuarded
}

function entryFor(
  stack: PageStack | undefined,
  route: RouteSnapshot,
  Page: ComponentType,
  epoch: number,
): StackEntry {
  const { name, path } = route.address
  const traits = pageRouteOf(name)
  const rest = { key: route.key, address: route.address, Page, traits, epoch }
  if (isOpenTab(traits)) return { id: name, ...rest }
  if (traits.index === 1) return { id: `${name}#${epoch}`, ...rest }
  const own = stack?.entries.filter((entry) => entry.epoch === epoch)
  const active = own?.find(({ id }) => id === stack?.activeId)
  if (route.action === 'REPLACE' && active?.address.path === path) return { id: active.id, ...rest }
  const kept = route.action === 'POP' ? own?.find(({ key }) => key === route.key) : undefined
  return { id: kept?.id ?? `${path}@${route.key}#${epoch}`, ...rest }
}
