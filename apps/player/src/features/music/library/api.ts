import { useCallMutation, useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useInfiniteCallQuery } from '@gamehall/web-client/calls/use-infinite-call-query.ts'
import { useQueryClient } from '@tanstack/react-query'
import { markFavorite } from '../playback/playlist.ts'

/** Loads the library, filtered by style and title. */
export function useMusicLibrary(style_id: string | undefined, keyword: string) {
  return useInfiniteCallQuery('listMusic', {
    page_size: 50,
    ...(style_id !== undefined && { style_id }),
    ...(keyword !== '' && { keyword }),
  })
}

/** Loads the styles that have tracks. */
export function useMusicStyles() {
  return useCallQuery('listMusicStyles', {})
}

/** Loads the player's favourites, newest first. */
export function useFavoriteMusic() {
  return useInfiniteCallQuery('listFavoriteMusic', { page_size: 50 })
}

/** Adds or removes a favourite, with an optimistic update that is reverted on error. */
export function useSetFavoriteMusic() {
  const queryClient = useQueryClient()
  return useCallMutation('setFavoriteMusic', {
    onMutate: ({ music_id, is_favorite }) => markFavorite(music_id, is_favorite === 1),
    onError: (_error, { music_id, is_favorite }) => markFavorite(music_id, is_favorite !== 1),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['listMusic'] }),
        queryClient.invalidateQueries({ queryKey: ['listFavoriteMusic'] }),
      ]),
  })
}
