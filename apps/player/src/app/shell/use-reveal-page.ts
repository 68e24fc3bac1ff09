import { useLayoutEffect } from 'react'

/** Removes `data-deep`, which hides the server-rendered home while the page of a deep link loads. */
export function useRevealPage(isReady: boolean): void {
  useLayoutEffect(() => {
    if (isReady) delete document.documentElement.dataset.deep
  }, [isReady])
}
