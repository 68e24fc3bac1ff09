import { handleBack, listOverlays, subscribeOverlays } from '@gamehall/ui/overlays/overlay-stack.ts'
import { readHistoryEntry } from './history-entry.ts'

/** The browser reports a history step asynchronously; a step that leads nowhere is given up after this time. */
const ARRIVES_WITHIN_MS = 1_000
/** After a reload, the entry of an overlay waits this long for its page to reopen the overlay. */
const REOPENS_WITHIN_MS = 2_000

export type OverlayHistory = {
  /** Number of overlay entries above the entry of the page. */
  depth(): number
  /** True until the browser has reported the history step that `traverse` began. */
  isStepPending(): boolean
  /** Runs at once, or after the pending history step has arrived. */
  whenIdle(run: () => void): void
  /** Moves through the history by `delta`; other steps and writes wait until it has arrived. */
  traverse(delta: number, then?: () => void): void
  /** Removes overlay entries until at most `depth` are left, then runs `then`. */
  unwind(depth: number, then: () => void): void
  /** Call when the history moved among the entries of the current page. */
  handleStepOnPage(): void
  /** Call when the history moved to another page. */
  handleArrival(): void
  /** Call when another page is shown. */
  handlePageShown(): void
  stop(): void
}

/** Reads the number of overlays from `history.state`; 0 if there is none. */
export function readOverlayDepth(state: unknown): number {
  const has = typeof state === 'object' && state !== null && 'overlays' in state
  return has && typeof state.overlays === 'number' ? state.overlays : 0
}

const depthNow = (): number => readOverlayDepth(history.state)

/** One step through the history at a time; `onEnd` is called when one has arrived or was given up. */
function createSteps(onEnd: () => void) {
  let underWay: (() => void)[] | undefined
  let late: ReturnType<typeof setTimeout> | undefined
  /** How deep the history was when a step was given up: it may still come, so that none is repeated from there. */
  let unanswered: number | undefined

  const whenIdle = (run: () => void): void => {
    if (underWay) underWay.push(run)
    else run()
  }
  const end = (): void => {
    clearTimeout(late)
    const due = underWay ?? []
    underWay = undefined
    for (const run of due) whenIdle(run)
    onEnd()
  }
  const giveUp = (): void => {
    unanswered = depthNow()
    end()
  }
  return {
    isPending: () => underWay !== undefined,
    isUnanswered: () => depthNow() === unanswered,
    whenIdle,
    traverse(delta: number, then?: () => void): void {
      underWay = then ? [then] : []
      late = setTimeout(giveUp, ARRIVES_WITHIN_MS)
      history.go(delta)
    },
    /** The history has moved: nothing is awaited any more. */
    forget(): void {
      unanswered = undefined
    },
    arrive(): void {
      unanswered = undefined
      end()
    },
    stop: () => clearTimeout(late),
  }
}

/**
 * Keeps one history entry per open overlay, so that a step back closes the topmost overlay and stays on the page. Opening an
 * overlay adds an entry, closing it by its own button removes the entry, a step forward to the entry of a closed overlay
 * goes back again. `pageKey` returns the key of the current page's entry.
 */
export function createOverlayHistory(pageKey: () => string): OverlayHistory {
  let scheduled: ReturnType<typeof setTimeout> | undefined
  const reopensUntil = depthNow() > 0 ? Date.now() + REOPENS_WITHIN_MS : 0
  const steps = createSteps(() => schedule())

  const reconcile = (): void => {
    const isOnPage = readHistoryEntry(history.state)?.key === pageKey()
    if (steps.isPending() || !isOnPage) return
    const open = listOverlays(pageKey()).length
    const waitMs = reopensUntil - Date.now()
    if (open < depthNow() && waitMs > 0) schedule(waitMs)
    else if (open < depthNow() && !steps.isUnanswered()) steps.traverse(open - depthNow())
    for (let overlays = depthNow() + 1; overlays <= open; overlays += 1)
      history.pushState({ ...history.state, overlays }, '')
  }
  /** Reconciles after the current task: code that closes an overlay often navigates at once, and the new page reuses the entry. */
  const schedule = (delayMs = 0): void => {
    clearTimeout(scheduled)
    scheduled = setTimeout(reconcile, delayMs)
  }

  const unsubscribe = subscribeOverlays(() => schedule())

  return {
    depth: depthNow,
    isStepPending: steps.isPending,
    whenIdle: steps.whenIdle,
    traverse: steps.traverse,
    unwind: (most, then) =>
      steps.whenIdle(() => {
        const extra = depthNow() - most
        if (extra > 0) steps.traverse(-extra, then)
        else then()
      }),
    handleStepOnPage: () => {
      if (steps.isPending()) {
        steps.arrive()
        return
      }
      steps.forget()
      for (let left = listOverlays(pageKey()).length - depthNow(); left > 0; left -= 1) handleBack(pageKey())
      schedule()
    },
    handleArrival: steps.arrive,
    handlePageShown: () => schedule(),
    stop: () => {
      unsubscribe()
      steps.stop()
      clearTimeout(scheduled)
    },
  }
}
