import type { listMusicStyles as call } from '@gamehall/contract/music'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { localizeText } from '../../../platform/text/localize-text.ts'
import type { MusicContext } from '../tables.ts'

/** §7 /music/styles: lists the styles that have a visible track. */
export const listMusicStyles: UseCase<typeof call, MusicContext> = async (ctx, _request, { locale }) => {
  const rows = await ctx.db
    .selectFrom('music_styles as style')
    .innerJoin('music_tracks as track', 'track.style_id', 'style.style_id')
    .where('track.is_shown', '=', true)
    .select(({ fn }) => ['style.style_id', 'style.name', fn.countAll<bigint>().as('track_count')])
    .groupBy('style.style_id')
    .orderBy('style.sort')
    .orderBy('style.style_id')
    .execute()
  return succeed({
    list: rows.map(({ style_id, name, track_count }) => ({
      style_id,
      name: localizeText(name, locale),
      track_count: Number(track_count),
    })),
  })
}
