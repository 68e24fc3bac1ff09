import { sql } from 'kysely'
import type { SupportContext } from '../tables.ts'
import { defaultHelpArticles, defaultHelpCategories } from './default-help.ts'
import { buildSearchText } from './search-text.ts'

/** Seeds the default help at start: inserts new articles and updates texts. Articles that operators edited, hidden flags and order stay. */
export async function seedHelp(ctx: SupportContext): Promise<void> {
  await ctx.db
    .insertInto('help_categories')
    .values(
      defaultHelpCategories.map(({ id, name, summary }, sort) => ({
        category_id: id,
        name: JSON.stringify(name),
        summary: JSON.stringify(summary),
        sort,
      })),
    )
    .onConflict((category) =>
      category.column('category_id').doUpdateSet((row) => ({
        name: row.ref('excluded.name'),
        summary: row.ref('excluded.summary'),
      })),
    )
    .execute()
  await ctx.db
    .insertInto('help_articles')
    .values(
      defaultHelpArticles.map((article, sort) => ({
        article_id: article.id,
        category_id: article.category,
        title: JSON.stringify(article.title),
        summary: JSON.stringify(article.summary),
        blocks: JSON.stringify(article.blocks),
        words: buildSearchText(article),
        sort,
      })),
    )
    .onConflict((article) =>
      article
        .column('article_id')
        .doUpdateSet((row) => ({
          category_id: row.ref('excluded.category_id'),
          title: row.ref('excluded.title'),
          summary: row.ref('excluded.summary'),
          blocks: row.ref('excluded.blocks'),
          words: row.ref('excluded.words'),
        }))
        .where(sql<boolean>`not help_articles.is_edited`),
    )
    .execute()
}
