import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { SupportTrx } from '../../tables.ts'

/** Shows or hides a help article. */
export const showHelpArticle = implementAction(operatorCalls.showHelpArticle, {
  subject: ({ article_id }) => `help article ${article_id}`,
  async run(_ctx, trx: SupportTrx, { article_id, is_shown }) {
    const changed = await trx
      .updateTable('help_articles')
      .set({ is_shown })
      .where('article_id', '=', article_id)
      .returning(['article_id', 'is_shown'])
      .executeTakeFirst()
    return changed === undefined ? refuse(404) : succeed(changed)
  },
})
