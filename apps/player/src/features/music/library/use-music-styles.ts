import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'

/** Loads the styles that have tracks. */
export function useMusicStyles() {
  return useCallQuery('listMusicStyles', {})
}
