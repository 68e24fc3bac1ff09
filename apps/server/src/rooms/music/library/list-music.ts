import type { listMusic as call } from '@gamehall/contract/music'
import { sql } from 'kysely'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { MusicContext } from '../tables.ts'
import { countTracks, readTracks, selectVisibleTracks, toTrack } from './track-queries.ts'

/** §7 /music/list: lists the library, filtered by style and by a title in any language. */
export const listMusic: UseCase<typeof call, MusicContext> = async (ctx, request, { session, locale }) => {
  const { style_id, keyword, page, page_size } = request
  let found = selectVisibleTracks(ctx.db, session?.playerId ?? null)
  if (style_id != null) found = found.where('track.style_id', '=', style_id)
  if (keyword) {
    const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
    found = found.where(
      sql<boolean>`exists (select from jsonb_each_text(track.title) as title where title.value ilike ${pattern})`,
    )
  }
  const onPage = found
    .orderBy('style.sort')
    .orderBy('track.sort')
    .orderBy('track.music_id')
    .limit(page_size)
    .offset((page - 1) * page_size)
  const [rows, total] = await Promise.all([readTracks(onPage), countTracks(found)])
  return succeed({ list: rows.map((row) => toTrack(row, locale)), total, page, page_size })
}
