import { NoRecordsArt } from '@gamehall/ui/art/state-art.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { InfiniteList } from '@gamehall/ui/data-display/infinite-list.tsx'
import { EmptyState } from '@gamehall/ui/feedback/empty-state.tsx'
import { question } from '@gamehall/ui/icons/icon-set.ts'
import { flattenPages } from '@gamehall/web-client/calls/use-infinite-call-query.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { MenuLink } from '../../../shared/navigation/menu-link.tsx'
import { type Href, href } from '../../../shared/navigation/paths.ts'
import type { useHelpArticles } from './api.ts'
import styles from './help.module.css'
import { helpText } from './help-text.ts'

type ArticleListProps = {
  readonly articles: ReturnType<typeof useHelpArticles>
  readonly toArticle: (articleId: string) => Href
}

/** A list of articles with links. */
export function ArticleList({ articles, toArticle }: ArticleListProps) {
  const text = useText(helpText)
  return (
    <div className={styles.list}>
      <InfiniteList
        items={flattenPages(articles.data)}
        keyOf={({ article_id }) => article_id}
        render={({ article_id, title, summary }) => (
          <MenuLink to={toArticle(article_id)} shape={question} label={title} detail={summary} />
        )}
        hasMore={articles.hasNextPage}
        isLoadingMore={articles.isFetchingNextPage}
        isFailed={articles.isError}
        onLoadMore={() => (articles.data ? articles.fetchNextPage() : articles.refetch())}
        empty={
          <EmptyState
            art={<NoRecordsArt />}
            title={text.noResult}
            detail={text.noResultHint}
            action={
              <AppLink to={href('serviceChat')} className={buttonClass({ variant: 'ghost', size: 'm' })}>
                {text.ask}
              </AppLink>
            }
          />
        }
      />
    </div>
  )
}
