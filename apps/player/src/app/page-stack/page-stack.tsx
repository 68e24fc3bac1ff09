import { OverlayScope } from '@gamehall/ui/overlays/overlay-stack.ts'
import {
  Activity,
  addTransitionType,
  memo,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  ViewTransition,
} from 'react'
import { PageContext } from '../../shared/navigation/page-context.ts'
import { currentEpoch } from '../../shared/stores/session-store.ts'
import { FormalAccountOnly } from '../formal-account-only/formal-account-only.tsx'
import type { RouteSnapshot, RouteSource } from '../routing/route-source.ts'
import { PageErrorBoundary } from './page-error-boundary.tsx'
import { nextPageStack, type PageStack, type StackEntry, transitionBetween } from './page-stack-state.ts'

const enterClasses = { forward: 'page-in-forward', back: 'page-in-back', fade: 'page-fade', default: 'none' }
const exitClasses = { forward: 'page-out-forward', back: 'page-out-back', fade: 'page-fade', default: 'none' }

export function useRoute(source: RouteSource): RouteSnapshot {
  return useSyncExternalStore(source.subscribe, source.snapshot, source.snapshot)
}

/** The stack of mounted pages: the active one is visible, kept ones are hidden with their state and scroll position (§2). */
export function usePageStack(route: RouteSnapshot): PageStack | undefined {
  const [stack, setStack] = useState(() =>
    route.Page ? nextPageStack(undefined, route, route.Page, currentEpoch()) : undefined,
  )
  const scrolls = useRef(new Map<string, number>())
  const shown = useRef(stack)
  const { Page, key } = route

  useEffect(() => {
    const from = shown.current
    if (!Page || activeEntry(from)?.key === key) return
    const next = nextPageStack(from, route, Page, currentEpoch())
    const left = activeEntry(from)
    const entered = activeEntry(next)
    if (left) scrolls.current.set(left.id, window.scrollY)
    shown.current = next
    // The first page of a deep link: nothing to move from, and a transition would hold it back by a third of a second.
    if (!left) {
      setStack(next)
      return
    }
    startTransition(() => {
      if (entered) addTransitionType(transitionBetween(left.traits, entered.traits, route.action))
      setStack(next)
    })
  }, [Page, key, route])

  const activeId = stack?.activeId
  const placedId = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (activeId === undefined || activeId === placedId.current) return
    const isFirst = placedId.current === undefined
    placedId.current = activeId
    // The player may have scrolled the server-rendered page before hydration: keep that position.
    if (isFirst) return
    const alive = new Set(shown.current?.entries.map(({ id }) => id))
    for (const id of scrolls.current.keys()) if (!alive.has(id)) scrolls.current.delete(id)
    window.scrollTo(0, scrolls.current.get(activeId) ?? 0)
  }, [activeId])

  return stack
}

export function activeEntry(stack: PageStack | undefined): StackEntry | undefined {
  return stack?.entries.find(({ id }) => id === stack.activeId)
}

export function Pages({ stack }: { readonly stack: PageStack }) {
  return stack.entries.map((entry) => (
    <Activity key={entry.id} mode={entry.id === stack.activeId ? 'visible' : 'hidden'}>
      <ViewTransition enter={enterClasses} exit={exitClasses} update="none" default="none">
        <KeptPage entry={entry} />
      </ViewTransition>
    </Activity>
  ))
}

const KeptPage = memo(function KeptPage({
  entry: { key, address, Page, traits },
}: {
  readonly entry: StackEntry
}) {
  return (
    <PageContext value={address}>
      <OverlayScope value={key}>
        <PageErrorBoundary>
          <FormalAccountOnly call={traits.submits}>
            <Page />
          </FormalAccountOnly>
        </PageErrorBoundary>
      </OverlayScope>
    </PageContext>
  )
})
