import type { Generated, JSONColumnType } from 'kysely'

type Texts = JSONColumnType<Record<string, string>>

export interface MusicTables {
  music_styles: { style_id: string; name: Texts; sort: number }
  music_tracks: {
    music_id: string
    style_id: string
    title: Texts
    duration_s: number
    source_path: string
    is_shown: Generated<boolean>
    sort: number
    play_count: Generated<bigint>
  }
  music_favorites: { player_id: bigint; music_id: string; created_at: Date }
}

declare module '../../platform/database/database.ts' {
  interface Database extends MusicTables {}
}
