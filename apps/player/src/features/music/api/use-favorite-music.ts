import { useCallList } from '../../../shared/api/use-call-list.ts'

/** Loads the player's favourites, newest first. */
export function useFavoriteMusic() {
  return useCallList('listFavoriteMusic', { page_size: 50 })
}
