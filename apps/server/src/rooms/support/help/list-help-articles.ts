import type { listHelpArticles as call } from '@gamehall/contract/support'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { localizeText } from '../../../platform/text/localize-text.ts'
import type { SupportContext } from '../tables.ts'
import { articleIdsOff, readFeaturesOff } from './help-features.ts'

/** Lists articles in order: of a category, or those that contain every keyword in any language. */
export const listHelpArticles: UseCase<typeof call, SupportContext> = async (ctx, request, { locale }) => {
  const { category_id, keyword, page, page_size } = request
  let found = ctx.db
    .selectFrom('help_articles as article')
    .innerJoin('help_categories as category', 'category.category_id', 'article.category_id')
    .where('article.is_shown', '=', true)
  const off = articleIdsOff(await readFeaturesOff(ctx))
  if (off.length > 0) found = found.where('article.article_id', 'not in', off)
  if (category_id != null) found = found.where('article.category_id', '=', category_id)
  for (const word of (keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean)) {
    found = found.where('article.words', 'like', `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  }
  const [rows, { total }] = await Promise.all([
    found
      .select(['article.article_id', 'article.category_id', 'article.title', 'article.summary'])
      .orderBy('category.sort')
      .orderBy('article.sort')
      .orderBy('article.article_id')
      .limit(page_size)
      .offset((page - 1) * page_size)
      .execute(),
    found.select((row) => row.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
  ])
  return succeed({
    list: rows.map((row) => ({
      article_id: row.article_id,
      category_id: row.category_id,
      title: localizeText(row.title, locale),
      summary: localizeText(row.summary, locale),
    })),
    total: Number(total),
    page,
    page_size,
  })
}
