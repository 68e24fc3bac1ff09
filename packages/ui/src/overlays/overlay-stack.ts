import { createContext, useContext, useEffect, useEffectEvent } from 'react'

/** The result of a step back on an overlay: `closes` if it is about to close, `stays` if it must be answered first. */
export type BackResult = 'closes' | 'stays'

export interface Overlay {
  /** Key of the history entry of its page; undefined for an overlay above all pages. */
  readonly scope: string | undefined
  /** True for a page that blocks the step back itself; a guard always lies below all dialogs. */
  readonly isGuard: boolean
  readonly onBack: () => BackResult
}

/** An overlay that reported `closes` but is still on the stack after this time counts as open again. */
const CLOSES_WITHIN_MS = 400

let stack: readonly Overlay[] = []
const closing = new Set<Overlay>()
const listeners = new Set<() => void>()

function changed(): void {
  for (const listener of listeners) listener()
}

/** Adds an overlay on top (a guard: below all dialogs). Returns the function that removes it. */
export function pushOverlay(overlay: Overlay): () => void {
  const guards = stack.filter(({ isGuard }) => isGuard)
  const dialogs = stack.filter(({ isGuard }) => !isGuard)
  stack = overlay.isGuard ? [...guards, overlay, ...dialogs] : [...guards, ...dialogs, overlay]
  changed()
  return () => {
    stack = stack.filter((other) => other !== overlay)
    closing.delete(overlay)
    changed()
  }
}

/** The open overlays above the page of a history entry, the topmost last; overlays that are closing are left out. */
export function listOverlays(scope: string): readonly Overlay[] {
  return stack.filter(
    (overlay) => (overlay.scope === undefined || overlay.scope === scope) && !closing.has(overlay),
  )
}

/** Sends a step back to the topmost overlay above the page of a history entry. */
export function handleBack(scope: string): void {
  const top = listOverlays(scope).at(-1)
  if (top?.onBack() !== 'closes' || !stack.includes(top)) return
  closing.add(top)
  setTimeout(() => {
    if (closing.delete(top)) changed()
  }, CLOSES_WITHIN_MS)
}

export function subscribeOverlays(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Context around a page: the key of the history entry that its overlays belong to. */
export const OverlayScope = createContext<string | undefined>(undefined)

/** While `isTransferOpen`, a step back (Android's gesture, iOS's swipe, the browser's button) calls `onBack`. */
export function useOverlay(
  isOpen: boolean,
  onBack: () => BackResult,
  { isGuard = false }: { readonly isGuard?: boolean } = {},
): void {
  const scope = useContext(OverlayScope)
  const answer = useEffectEvent(onBack)
  useEffect(() => {
    return isOpen ? pushOverlay({ scope, isGuard, onBack: () => answer() }) : undefined
  }, [isOpen, scope, isGuard])
}
