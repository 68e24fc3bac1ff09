import { createContext, useContext, useEffect, useEffectEvent } from 'react'

/** What a step back did to an overlay: `closes` when it is about to leave, `stays` when it must be answered first. */
export type BackAnswer = 'closes' | 'stays'

export interface Overlay {
  /** The history entry of the page it belongs to; undefined for what lies over every page. */
  readonly scope: string | undefined
  /** A page that holds the step back itself: always below the dialogs that lie over it. */
  readonly isGuard: boolean
  readonly onBack: () => BackAnswer
}

/** A step back was asked of it and it said that it closes; after this long without leaving, it is open again. */
const CLOSES_WITHIN_MS = 400

let stack: readonly Overlay[] = []
const closing = new Set<Overlay>()
const listeners = new Set<() => void>()

function changed(): void {
  for (const listener of listeners) listener()
}

/** Puts an overlay on top (a guard: below all dialogs). Returns what takes it away. */
export function openOverlay(overlay: Overlay): () => void {
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

/** The overlays over the page of that history entry, the topmost last; none of those that are about to close. */
export function overlaysOver(scope: string): readonly Overlay[] {
  return stack.filter(
    (overlay) => (overlay.scope === undefined || overlay.scope === scope) && !closing.has(overlay),
  )
}

/** A step back over that page: the topmost overlay answers it. */
export function stepBack(scope: string): void {
  const top = overlaysOver(scope).at(-1)
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

/** Around a page: the history entry that its overlays belong to. */
export const OverlayScope = createContext<string | undefined>(undefined)

/** While `isOpen`, the step back (Android's gesture, iOS's swipe, the browser's button) is answered by `onBack`. */
export function useOverlay(
  isOpen: boolean,
  onBack: () => BackAnswer,
  { isGuard = false }: { readonly isGuard?: boolean } = {},
): void {
  const scope = useContext(OverlayScope)
  const answer = useEffectEvent(onBack)
  useEffect(() => {
    return isOpen ? openOverlay({ scope, isGuard, onBack: () => answer() }) : undefined
  }, [isOpen, scope, isGuard])
}
