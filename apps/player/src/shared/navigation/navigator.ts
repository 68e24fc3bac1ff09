import type { Href } from './paths.ts'

export type Navigator = {
  go(target: Href, options?: { replace?: boolean }): void
  /** One step back, or `fallback` when this page is the first of its history. */
  back(fallback: Href): void
}

let current: Navigator | undefined

/** The app hands its router over once, at start; on the server there is none. */
export function installNavigator(navigator: Navigator): void {
  current = navigator
}

export function navigate(target: Href, options?: { replace?: boolean }): void {
  current?.go(target, options)
}

export function goBack(fallback: Href): void {
  current?.back(fallback)
}
