import { useLayoutEffect } from 'react'

/** The app now shows what it knows: what the early script kept out of sight may be seen. */
export function useReveal(isReady: boolean): void {
  useLayoutEffect(() => {
    if (!isReady) return
    const { dataset } = document.documentElement
    delete dataset.deep
    delete dataset.session
  }, [isReady])
}
