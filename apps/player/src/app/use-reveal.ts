import { useLayoutEffect } from 'react'

/** The app shows the page that was asked for: the server's home, kept out of sight until then, may be seen again. */
export function useReveal(isReady: boolean): void {
  useLayoutEffect(() => {
    if (isReady) delete document.documentElement.dataset.deep
  }, [isReady])
}
