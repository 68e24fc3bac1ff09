import { DEFAULT_LOCALE } from '@gamehall/contract/constants'
import type { getHelpArticle as call } from '@gamehall/contract/support'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { localizeText } from '../../../platform/text/localize-text.ts'
import type { SupportContext } from '../tables.ts'
import { isArticleOff, readFeaturesOff, visibleBlocks } from './help-features.ts'

/** One article in the caller's language, without what is about a feature that is off. 404 unknown or hidden. */
export const getHelpArticle: UseCase<typeof call, SupportContext> = async (
  ctx,
  { article_id },
  { locale },
) => {
  const off = await readFeaturesOff(ctx)
  const row = await ctx.db
    .selectFrom('help_articles')
    .selectAll()
    .where('article_id', '=', article_id)
    .where('is_shown', '=', true)
    .executeTakeFirst()
  if (row === undefined || isArticleOff(article_id, off)) return refuse(404)
  return succeed({
    article_id: row.article_id,
    category_id: row.category_id,
    title: localizeText(row.title, locale),
    summary: localizeText(row.summary, locale),
    blocks: visibleBlocks(row.blocks[locale] ?? row.blocks[DEFAULT_LOCALE] ?? [], off),
  })
}
