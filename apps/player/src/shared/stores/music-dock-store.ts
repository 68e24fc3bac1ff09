import { create } from 'zustand'

/** Whether the music dock is shown over the root pages: from the first playback until the player closes it. */
export const useMusicDock = create<{ readonly isShown: boolean }>()(() => ({ isShown: false }))

export function setMusicDockShown(isShown: boolean): void {
  useMusicDock.setState({ isShown })
}
