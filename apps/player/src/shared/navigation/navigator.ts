import type { Href } from './paths.ts'

export type Navigator = {
  go(target: Href, options?: { replace?: boolean }): void
  /** So many steps back, or `fallback` when the app's history is not that long. */
  back(fallback: Href, steps?: number): void
}

let current: Navigator | undefined

/** The app hands its router over once, at start; on the server there is none. */
export function installNavigator(navigator: Navigator): void {
  current = navigator
}

export function navigate(target: Href, options?: { replace?: boolean }): void {
  current?.go(target, options)
}

export function goBack(fallback: Href, steps = 1): void {
  current?.back(fallback, steps)
}

/** How many pages of the app lie before this one in the browser's history. */
export function historyDepth(): number {
  const state: unknown = history.state
  const isPlaced = typeof state === 'object' && state !== null && 'index' in state
  return isPlaced && typeof state.index === 'number' ? state.index : 0
}
