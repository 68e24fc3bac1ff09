import { helpBlock } from '@gamehall/contract/support'
import { z } from 'zod'
import { refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'
import { singleOperator } from '../../../../platform/operator/four-eyes/four-eyes-rule.ts'
import { buildSearchText } from '../search-text.ts'

const inBoth = <Value extends z.ZodType>(value: Value) => z.object({ 'zh-TW': value, en: value })
const line = z.string().trim().min(1).max(200)

/** Creates or replaces a help article; seeding at start no longer overwrites it. 400 `category_id` unknown, `blocks` with an external link. */
export const editHelpArticle = defineAction({
  name: 'edit-help-article',
  permission: 'site.edit',
  summary: 'Create or edit a help article',
  input: z.object({
    article_id: z.string().regex(/^[a-z0-9-]{1,64}$/),
    category_id: z.string().min(1).max(40),
    title: inBoth(line),
    summary: inBoth(line),
    blocks: inBoth(z.array(helpBlock).min(1).max(100)),
    is_shown: z.boolean().default(true),
    sort: z.number().int().min(0).max(10_000).default(0),
  }),
  fourEyes: singleOperator('content'),
  subject: ({ article_id }) => `help article ${article_id}`,
  async run(_hall, trx, { article_id, category_id, title, summary, blocks, is_shown, sort }) {
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
