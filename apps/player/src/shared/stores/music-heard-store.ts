import { create } from 'zustand'

/** Whether music has been asked for and not sent away since: then its dock lies over the root pages. */
export const useMusicHeard = create<{ readonly isHeard: boolean }>()(() => ({ isHeard: false }))

export function setMusicHeard(isHeard: boolean): void {
  useMusicHeard.setState({ isHeard })
}
