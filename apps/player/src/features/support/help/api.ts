import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useInfiniteCallQuery } from '@gamehall/web-client/calls/use-infinite-call-query.ts'

/** Loads the help categories. */
export function useHelpCategories() {
  return useCallQuery('listHelpCategories', {})
}

/** Loads the articles of a category, or those that contain every keyword. */
export function useHelpArticles(category_id: string | undefined, keyword = '') {
  return useInfiniteCallQuery('listHelpArticles', {
    page_size: 50,
    ...(category_id !== undefined && { category_id }),
    ...(keyword !== '' && { keyword }),
  })
}

/** Loads one article. */
export function useHelpArticle(article_id: string) {
  return useCallQuery('getHelpArticle', { article_id })
}
