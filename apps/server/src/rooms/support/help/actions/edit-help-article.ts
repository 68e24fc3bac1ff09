import { operatorCalls } from '@gamehall/contract/operator'
import { refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { SupportTrx } from '../../tables.ts'
import { buildSearchText } from '../search-text.ts'

/** Creates or replaces a help article; seeding at start no longer overwrites it. 400 `category_id` unknown, `blocks` with an external link. */
export const editHelpArticle = implementAction(operatorCalls.editHelpArticle, {
  subject: ({ article_id }) => `help article ${article_id}`,
  async run(_ctx, trx: SupportTrx, { article_id, category_id, title, summary, blocks, is_shown, sort }) {
    const links = Object.values(blocks).flatMap((list) => list.filter((block) => block.kind === 'link'))
    if (links.some(({ to }) => !/^\/(?![/\\])[^\s\\]*$/.test(to))) return refuseField('blocks', 'invalid')
    const category = await trx
      .selectFrom('help_categories')
      .select('category_id')
      .where('category_id', '=', category_id)
      .executeTakeFirst()
    if (category === undefined) return refuseField('category_id', 'invalid')
    const content = {
      category_id,
      title: JSON.stringify(title),
      summary: JSON.stringify(summary),
      blocks: JSON.stringify(blocks),
      words: buildSearchText({ title, summary, blocks }),
      is_shown,
      is_edited: true,
      sort,
    }
    await trx
      .insertInto('help_articles')
      .values({ article_id, ...content })
      .onConflict((article) => article.column('article_id').doUpdateSet(content))
      .execute()
    return succeed({ article_id })
  },
})
