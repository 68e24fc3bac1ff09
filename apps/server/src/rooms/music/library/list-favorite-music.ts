import type { listFavoriteMusic as call } from '@gamehall/contract/music'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { MusicContext } from '../tables.ts'
import { countTracks, readTracks, selectVisibleTracks, toTrack } from './track-queries.ts'

/** §7 /music/favorite/list: lists the player's favourites, newest first, without hidden tracks. */
export const listFavoriteMusic: UseCase<typeof call, MusicContext> = async (
  ctx,
  { page, page_size },
  caller,
) => {
  const favorites = selectVisibleTracks(ctx.db, caller.session.playerId).where(
    'favorite.player_id',
    'is not',
    null,
  )
  const onPage = favorites
    .orderBy('favorite.created_at', 'desc')
    .orderBy('track.music_id')
    .limit(page_size)
    .offset((page - 1) * page_size)
  const [rows, total] = await Promise.all([readTracks(onPage), countTracks(favorites)])
  return succeed({ list: rows.map((row) => toTrack(row, caller.locale)), total, page, page_size })
}
