import type { playMusic as call } from '@gamehall/contract/music'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { MusicContext } from '../tables.ts'
import { readTracks, selectVisibleTracks, toTrack } from './track-queries.ts'

/** §7 /music/play: returns the track with its source URL and increments its play count. 404 for a hidden or unknown track. */
export const playMusic: UseCase<typeof call, MusicContext> = async (
  ctx,
  { music_id },
  { session, locale },
) => {
  const [row] = await readTracks(
    selectVisibleTracks(ctx.db, session?.playerId ?? null).where('track.music_id', '=', music_id),
  )
  if (row === undefined) return refuse(404)
  await ctx.db
    .updateTable('music_tracks')
    .set((track) => ({ play_count: track('play_count', '+', 1n) }))
    .where('music_id', '=', music_id)
    .execute()
  return succeed(toTrack(row, locale))
}
