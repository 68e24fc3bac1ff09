import type { setFavoriteMusic as call } from '@gamehall/contract/music'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { MusicContext } from '../tables.ts'

/** §7 /music/favorite: adds or removes a favourite; idempotent. 404 when adding a hidden or unknown track. */
export const setFavoriteMusic: UseCase<typeof call, MusicContext> = async (
  ctx,
  { music_id, is_favorite },
  { session },
) => {
  if (is_favorite === 0) {
    await ctx.db
      .deleteFrom('music_favorites')
      .where('player_id', '=', session.playerId)
      .where('music_id', '=', music_id)
      .execute()
    return succeed({ music_id, is_favorite: false })
  }
  const shown = await ctx.db
    .selectFrom('music_tracks')
    .select('music_id')
    .where('music_id', '=', music_id)
    .where('is_shown', '=', true)
    .executeTakeFirst()
  if (shown === undefined) return refuse(404)
  await ctx.db
    .insertInto('music_favorites')
    .values({ player_id: session.playerId, music_id, created_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return succeed({ music_id, is_favorite: true })
}
