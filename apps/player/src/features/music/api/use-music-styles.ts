import { useCallQuery } from '../../../shared/api/use-call.ts'

/** The styles that have something to hear. */
export function useMusicStyles() {
  return useCallQuery('listMusicStyles', {})
}
