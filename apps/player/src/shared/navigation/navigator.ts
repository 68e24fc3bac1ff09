import type { Href } from './paths.ts'

export type Navigator = {
  go(target: Href, options?: { replace?: boolean }): void
  /** Goes `steps` pages back, or to `fallback` if the app's history is shorter. */
  back(fallback: Href, steps?: number): void
}

let current: Navigator | undefined

/** Installs the app's router; called once at start. On the server none is installed and navigation does nothing. */
export function installNavigator(navigator: Navigator): void {
  current = navigator
}

export function navigate(target: Href, options?: { replace?: boolean }): void {
  current?.go(target, options)
}

export function goBack(fallback: Href, steps = 1): void {
  current?.back(fallback, steps)
}

/** The key of the history entry that the browser stands at; undefined for an entry that is not the app's. */
export function currentEntryKey(): string | undefined {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
    ? state.key
    : undefined
}

/** The number of the app's pages before this one in the browser history. */
export function historyDepth(): number {
  const state: unknown = history.state
  const isPlaced = typeof state === 'object' && state !== null && 'index' in state
  return isPlaced && typeof state.index === 'number' ? state.index : 0
}
