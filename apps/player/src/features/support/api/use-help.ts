import { useCallQuery } from '../../../shared/api/use-call.ts'
import { useCallList } from '../../../shared/api/use-call-list.ts'

/** What the help centre helps with. */
export function useHelpCategories() {
  return useCallQuery('listHelpCategories', {})
}

/** Articles of a category, or those in which every word is found. */
export function useHelpArticles(category_id: string | undefined, keyword = '') {
  return useCallList('listHelpArticles', {
    page_size: 50,
    ...(category_id !== undefined && { category_id }),
    ...(keyword !== '' && { keyword }),
  })
}

/** One article. */
export function useHelpArticle(article_id: string) {
  return useCallQuery('getHelpArticle', { article_id })
}
