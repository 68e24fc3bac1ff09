import type { playMusic as call } from '@gamehall/contract/music'
import { refuse, succeed } from '../../core/outcome.ts'
import type { UseCase } from '../../http/route.ts'
import { readTracks, shownTracks, toTrack } from './track-queries.ts'

/** §7 /music/play: returns the track with its source URL and increments its play count. 404 for a hidden or unknown track. */
export const playMusic: UseCase<typeof call> = async (hall, { music_id }, { session, locale }) => {
  const [row] = await readTracks(
    shownTracks(hall.db, session?.playerId ?? null).where('track.music_id', '=', music_id),
  )
  if (row === undefined) return refuse(404)
  await hall.db
    .updateTable('music_tracks')
    .set((track) => ({ play_count: track('play_count', '+', 1n) }))
    .where('music_id', '=', music_id)
    .execute()
  return succeed(toTrack(row, locale))
}
