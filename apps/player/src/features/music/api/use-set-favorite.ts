import { useQueryClient } from '@tanstack/react-query'
import { useCallMutation } from '../../../shared/api/use-call.ts'
import { markFavorite } from '../state/playlist.ts'

/** Keeps a track among the favourites, or not any more: at once, and back again should the hall refuse. */
export function useSetFavorite() {
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
