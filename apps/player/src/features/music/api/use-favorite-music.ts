import { useCallList } from '../../../shared/api/use-call-list.ts'

/** The player's favourites, the newest first. */
export function useFavoriteMusic() {
  return useCallList('listFavoriteMusic', { page_size: 50 })
}
