import { useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}
const isFullscreen = () => document.fullscreenElement !== null

/** An installed app is kept upright; leaving the full screen ends this. Not every browser can. */
async function allowEitherOrientation(): Promise<void> {
  const { orientation }: { readonly orientation?: object } = screen
  if (orientation && 'lock' in orientation && typeof orientation.lock === 'function')
    await orientation.lock('any')
}

/** Whether the game fills the screen, and what changes that; null where the browser has no full screen for it. */
export function useFullscreen() {
  const isOn = useSyncExternalStore(subscribe, isFullscreen)
  if (document.fullscreenEnabled !== true) return null
  return {
    isOn,
    set(next: boolean) {
      const changed = next
        ? document.documentElement.requestFullscreen().then(allowEitherOrientation)
        : document.exitFullscreen()
      // A browser may refuse; the switch then shows what is.
      changed.catch(() => {})
    },
  }
}
