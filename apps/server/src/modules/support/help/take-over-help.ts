import { sql } from 'kysely'
import type { Hall } from '../../../core/hall.ts'
import { houseArticles, houseCategories } from './house-help.ts'
import { wordsOf } from './words-of.ts'

/** Seeds the default help at start: inserts new articles and updates texts. Articles that operators edited, hidden flags and order stay. */
export async function takeOverHelp(hall: Hall): Promise<void> {
  await hall.db
    .insertInto('help_categories')
    .values(
      houseCategories.map(({ id, name, summary }, sort) => ({
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
  await hall.db
    .insertInto('help_articles')
    .values(
      houseArticles.map((article, sort) => ({
        article_id: article.id,
        category_id: article.category,
        title: JSON.stringify(article.title),
        summary: JSON.stringify(article.summary),
        blocks: JSON.stringify(article.blocks),
        words: wordsOf(article),
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
