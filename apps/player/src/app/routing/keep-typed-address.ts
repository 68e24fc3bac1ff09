import type { OverlayHistory } from './overlay-history.ts'
import type { Visit } from './route-store.ts'

/**
 * Keeps a typed address that arrives while a history step is under way. The browser then takes the step from the typed
 * entry and so leaves it; `restore` writes the entry again.
 */
export function keepTypedAddress(overlays: OverlayHistory) {
  let typed: Visit | undefined
  return {
    /** Call when the history arrived at an address; `isTyped`: its entry is new. */
    handleArrival(visit: Visit, isTyped: boolean): void {
      if (!isTyped || !overlays.isStepPending()) {
        overlays.handleArrival()
        return
      }
      typed = visit
      overlays.whenIdle(() => {
        typed = undefined
      })
    },
    /** Call when the history arrived at an entry of the app. Returns true if that was the step that left the typed address. */
    restore(): boolean {
      if (!typed || !overlays.isStepPending()) return false
      const { target, place } = typed
      history[overlays.depth() > 0 ? 'replaceState' : 'pushState'](place, '', `#${target}`)
      overlays.handleArrival()
      return true
    },
  }
}
