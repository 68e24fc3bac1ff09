import { soundtrack, soundtrackStyles } from '@gamehall/soundtrack'
import type { MusicContext } from '../tables.ts'
import { TRACKS_PATH } from './serve-tracks.ts'

/** Seeds the library with the built-in tracks: inserts new ones and updates titles and files. Operators' visibility and order are kept. */
export async function seedSoundtrack(ctx: MusicContext): Promise<void> {
  await ctx.db
    .insertInto('music_styles')
    .values(
      soundtrackStyles.map(({ id, name }, sort) => ({ style_id: id, name: JSON.stringify(name), sort })),
    )
    .onConflict((style) =>
      style.column('style_id').doUpdateSet((row) => ({ name: row.ref('excluded.name') })),
    )
    .execute()
  await ctx.db
    .insertInto('music_tracks')
    .values(
      soundtrack.map(({ id, style, title, file, seconds }, sort) => ({
        music_id: id,
        style_id: style,
        title: JSON.stringify(title),
        duration_s: Math.round(seconds),
        source_path: `${TRACKS_PATH}${file}`,
        sort,
      })),
    )
    .onConflict((track) =>
      track.column('music_id').doUpdateSet((row) => ({
        title: row.ref('excluded.title'),
        style_id: row.ref('excluded.style_id'),
        duration_s: row.ref('excluded.duration_s'),
        source_path: row.ref('excluded.source_path'),
      })),
    )
    .execute()
}
