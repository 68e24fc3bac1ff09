import { useInfiniteCallQuery } from '@gamehall/web-client/calls/use-infinite-call-query.ts'

/** Loads the player's favourites, newest first. */
export function useFavoriteMusic() {
  return useInfiniteCallQuery('listFavoriteMusic', { page_size: 50 })
}
