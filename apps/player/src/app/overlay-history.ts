import { overlaysOver, stepBack, subscribeOverlays } from '@gamehall/ui/overlay-stack.ts'
import { readPlace } from './history-place.ts'

/** A step within the history arrives after some milliseconds; one that leads nowhere is not waited for. */
const ARRIVES_WITHIN_MS = 1_000
/** So long after a reload over an overlay its entry waits for the page to open it again, as a game does. */
const REOPENS_WITHIN_MS = 2_000

export type OverlayHistory = {
  /** How many entries of overlays lie on top of the page's own. */
  depth(): number
  /** Runs at once, or as soon as the step under way has arrived. */
  whenIdle(run: () => void): void
  /** Steps through the history; other steps and writes wait until it has arrived. */
  traverse(delta: number, then?: () => void): void
  /** Takes entries of overlays away until at most `depth` are left, then runs. */
  unwind(depth: number, then: () => void): void
  /** The history moved among the entries of the page that is shown. */
  handleStepOnPage(): void
  /** The history moved to another page. */
  handleArrival(): void
  /** Another page is shown, and other overlays with it. */
  handlePageShown(): void
  stop(): void
}

/** How many overlays an entry of the history stands for. */
export function readOverlayDepth(state: unknown): number {
  const has = typeof state === 'object' && state !== null && 'overlays' in state
  return has && typeof state.overlays === 'number' ? state.overlays : 0
}

/**
 * One history entry for each open overlay, so that a step back closes the topmost and stays on the page. The entries
 * follow the overlays: one opened adds an entry, one closed by its own button takes it away, a step forward to an entry
 * whose overlay is closed leads back. `pageKey` is the key of the page's own entry.
 */
export function createOverlayHistory(pageKey: () => string): OverlayHistory {
  let underWay: (() => void)[] | undefined
  let late: ReturnType<typeof setTimeout> | undefined
  let scheduled: ReturnType<typeof setTimeout> | undefined
  const depth = () => readOverlayDepth(history.state)
  const reopensUntil = depth() > 0 ? Date.now() + REOPENS_WITHIN_MS : 0

  const whenIdle = (run: () => void): void => {
    if (underWay) underWay.push(run)
    else run()
  }
  const arrive = (): void => {
    clearTimeout(late)
    const due = underWay ?? []
    underWay = undefined
    for (const run of due) whenIdle(run)
    schedule()
  }
  const traverse = (delta: number, then?: () => void): void => {
    underWay = then ? [then] : []
    late = setTimeout(arrive, ARRIVES_WITHIN_MS)
    history.go(delta)
  }
  const reconcile = (): void => {
    const isOnPage = readPlace(history.state)?.key === pageKey()
    if (underWay || !isOnPage) return
    const open = overlaysOver(pageKey()).length
    const waitMs = reopensUntil - Date.now()
    if (open < depth() && waitMs > 0) schedule(waitMs)
    else if (open < depth()) traverse(open - depth())
    for (let overlays = depth() + 1; overlays <= open; overlays += 1)
      history.pushState({ ...history.state, overlays }, '')
  }
  /** After the present task: what closes an overlay often navigates right away, and takes its entry for the next page. */
  const schedule = (delayMs = 0): void => {
    clearTimeout(scheduled)
    scheduled = setTimeout(reconcile, delayMs)
  }

  const unsubscribe = subscribeOverlays(() => schedule())

  return {
    depth,
    whenIdle,
    traverse,
    unwind: (most, then) =>
      whenIdle(() => {
        const extra = depth() - most
        if (extra > 0) traverse(-extra, then)
        else then()
      }),
    handleStepOnPage: () => {
      if (underWay) {
        arrive()
        return
      }
      for (let steps = overlaysOver(pageKey()).length - depth(); steps > 0; steps -= 1) stepBack(pageKey())
      schedule()
    },
    handleArrival: arrive,
    handlePageShown: () => schedule(),
    stop: () => {
      unsubscribe()
      clearTimeout(late)
      clearTimeout(scheduled)
    },
  }
}
