import type { Generated, JSONColumnType, Kysely, Transaction } from 'kysely'
import type { AppContext } from '../../platform/context/app-context.ts'
import { withTables } from '../../platform/database/with-tables.ts'

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

/** What this room's functions get: their queries know its own tables, and no other room's. */
export type MusicDb = Kysely<MusicTables>
export type MusicTrx = Transaction<MusicTables>
export type MusicContext = AppContext<MusicDb>

/** For the room's doors, which take what any room has. */
export const withMusicTables = withTables<MusicTables>()
