import { useEffect, useState } from 'react'

export interface FullScreen {
  /** False where the browser or the framing page allows none (an iPhone); no button is shown there. */
  readonly isSupported: boolean
  readonly isOn: boolean
  toggle(): void
}

/** The game over the whole screen, in either orientation: an installed app is otherwise kept upright. */
export function useFullScreen(): FullScreen {
  const [isOn, setOn] = useState(() => isFullScreen())
  useEffect(() => {
    const read = () => setOn(isFullScreen())
    document.addEventListener('fullscreenchange', read)
    return () => document.removeEventListener('fullscreenchange', read)
  }, [])
  const toggle = () => void (isFullScreen() ? leave() : enter()).catch(() => undefined)
  return { isSupported: document.fullscreenEnabled === true, isOn, toggle }
}

const isFullScreen = (): boolean => Boolean(document.fullscreenElement)

async function enter(): Promise<void> {
  await document.documentElement.requestFullscreen({ navigationUI: 'hide' })
  const { orientation } = screen
  // Not every browser can; the game is then played as the phone holds it.
  if ('lock' in orientation && typeof orientation.lock === 'function') await orientation.lock('any')
}

async function leave(): Promise<void> {
  screen.orientation?.unlock?.()
  await document.exitFullscreen()
}
