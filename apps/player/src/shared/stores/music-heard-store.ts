import { create } from 'zustand'

/** Whether the music dock is shown over the root pages: from the first playback until the player closes it. */
export const useMusicHeard = create<{ readonly isHeard: boolean }>()(() => ({ isHeard: false }))

export function setMusicHeard(isHeard: boolean): void {
  useMusicHeard.setState({ isHeard })
}
