import { DEFAULT_LOCALE } from '@gamehall/contract/constants'
import type { getHelpArticle as call } from '@gamehall/contract/support'
import { localized } from '../../../core/localized.ts'
import { refuse, succeed } from '../../../core/outcome.ts'
import type { UseCase } from '../../../http/route.ts'

/** One article in the caller's language. 404 unknown or hidden. */
export const getHelpArticle: UseCase<typeof call> = async (hall, { article_id }, { locale }) => {
  const row = await hall.db
    .selectFrom('help_articles')
    .selectAll()
    .where('article_id', '=', article_id)
    .where('is_shown', '=', true)
    .executeTakeFirst()
  if (row === undefined) return refuse(404)
  return succeed({
    article_id: row.article_id,
    category_id: row.category_id,
    title: localized(row.title, locale),
    summary: localized(row.summary, locale),
    blocks: [...(row.blocks[locale] ?? row.blocks[DEFAULT_LOCALE] ?? [])],
  })
}
