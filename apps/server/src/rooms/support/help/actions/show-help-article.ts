import { z } from 'zod'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'
import { singleOperator } from '../../../../platform/operator/four-eyes/four-eyes-rule.ts'

/** Shows or hides a help article. */
export const showHelpArticle = defineAction({
  name: 'show-help-article',
  permission: 'site.edit',
  summary: 'Show or hide a help article',
  input: z.object({ article_id: z.string().min(1).max(64), is_shown: z.boolean() }),
  fourEyes: singleOperator('content'),
  subject: ({ article_id }) => `help article ${article_id}`,
  async run(_hall, trx, { article_id, is_shown }) {
    const changed = await trx
      .updateTable('help_articles')
      .set({ is_shown })
      .where('article_id', '=', article_id)
      .returning(['article_id', 'is_shown'])
      .executeTakeFirst()
    return changed === undefined ? refuse(404) : succeed(changed)
  },
})
