import type { Locale } from '@gamehall/contract/constants'
import type { Track } from '@gamehall/contract/music'
import { localizeText } from '../../../platform/text/localize-text.ts'
import type { MusicDb } from '../tables.ts'

/** Selects the visible tracks with their style and the player's favourites; `playerId` is null for a visitor. */
export function selectVisibleTracks(db: MusicDb, playerId: bigint | null) {
  return db
    .selectFrom('music_tracks as track')
    .innerJoin('music_styles as style', 'style.style_id', 'track.style_id')
    .leftJoin('music_favorites as favorite', (join) =>
      join.onRef('favorite.music_id', '=', 'track.music_id').on('favorite.player_id', '=', playerId),
    )
    .where('track.is_shown', '=', true)
}

type TrackQuery = ReturnType<typeof selectVisibleTracks>
type TrackRow = Awaited<ReturnType<typeof readTracks>>[number]

export function readTracks(query: TrackQuery) {
  return query
    .select([
      'track.music_id',
      'track.title',
      'track.style_id',
      'style.name as style_name',
      'track.duration_s',
      'track.source_path',
      'favorite.created_at as favored_at',
    ])
    .execute()
}

export async function countTracks(query: TrackQuery): Promise<number> {
  const { total } = await query
    .select((count) => count.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

export const toTrack = (row: TrackRow, locale: Locale): Track => ({
  music_id: row.music_id,
  title: localizeText(row.title, locale),
  style_id: row.style_id,
  style_name: localizeText(row.style_name, locale),
  duration_s: row.duration_s,
  song_source_url: row.source_path,
  is_favorite: row.favored_at !== null,
})
