import { useCallQuery } from '../../../shared/api/use-call.ts'

/** Loads the styles that have tracks. */
export function useMusicStyles() {
  return useCallQuery('listMusicStyles', {})
}
