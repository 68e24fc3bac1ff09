import { useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}
const isFullscreen = () => document.fullscreenElement !== null

/** Whether the game fills the screen, and what changes that; null where the browser has no full screen for it. */
export function useFullscreen() {
  const isOn = useSyncExternalStore(subscribe, isFullscreen)
  if (document.fullscreenEnabled !== true) return null
  return {
    isOn,
    set(next: boolean) {
      const changed = next ? document.documentElement.requestFullscreen() : document.exitFullscreen()
      // A browser may refuse; the switch then shows what is.
      changed.catch(() => {})
    },
  }
}
