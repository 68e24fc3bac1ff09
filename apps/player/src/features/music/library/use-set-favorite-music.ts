import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'
import { useQueryClient } from '@tanstack/react-query'
import { markFavorite } from '../playback/playlist.ts'

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
