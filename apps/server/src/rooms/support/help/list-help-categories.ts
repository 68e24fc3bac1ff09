import type { listHelpCategories as call } from '@gamehall/contract/support'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { localizeText } from '../../../platform/text/localize-text.ts'
import type { SupportContext } from '../tables.ts'
import { articleIdsOff, readFeaturesOff, visibleCategoryTexts } from './help-features.ts'

/** Lists the categories with at least one visible article. */
export const listHelpCategories: UseCase<typeof call, SupportContext> = async (ctx, _request, { locale }) => {
  const featuresOff = await readFeaturesOff(ctx)
  const off = articleIdsOff(featuresOff)
  const rows = await ctx.db
    .selectFrom('help_categories as category')
    .innerJoin('help_articles as article', 'article.category_id', 'category.category_id')
    .where('article.is_shown', '=', true)
    .$if(off.length > 0, (query) => query.where('article.article_id', 'not in', off))
    .select(({ fn }) => [
      'category.category_id',
      'category.name',
      'category.summary',
      fn.countAll<bigint>().as('article_count'),
    ])
    .groupBy('category.category_id')
    .orderBy('category.sort')
    .orderBy('category.category_id')
    .execute()
  return succeed({
    list: rows.map((row) => {
      const { name, summary } = visibleCategoryTexts(row, featuresOff)
      return {
        category_id: row.category_id,
        name: localizeText(name, locale),
        summary: localizeText(summary, locale),
        article_count: Number(row.article_count),
      }
    }),
  })
}
