import { OverlayScope } from '@gamehall/ui/overlays/overlay-stack.ts'
import { useContext } from 'react'
import { currentEntryKey, goBack } from './navigator.ts'
import type { Href } from './paths.ts'

/**
 * Returns the function that goes back from this page. It does nothing when the player is on another page by then, so that an
 * answer that comes late moves nobody.
 */
export function useLeavePage(fallback: Href): () => void {
  const scope = useContext(OverlayScope)
  return () => {
    if (scope === undefined || scope === currentEntryKey()) goBack(fallback)
  }
}
