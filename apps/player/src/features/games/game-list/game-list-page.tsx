import type { GameCategory } from '@gamehall/contract/games'
import { NoGamesArt } from '@gamehall/ui/art/state-art.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { ListFooter } from '@gamehall/ui/data-display/infinite-list.tsx'
import { EmptyState } from '@gamehall/ui/feedback/empty-state.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { SearchField } from '@gamehall/ui/forms/search-field.tsx'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/layout/pull-to-refresh.tsx'
import { flattenPages } from '@gamehall/web-client/calls/use-infinite-call-query.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { usePage } from '../../../shared/navigation/page-context.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { launchText } from '../launch/launch-text.ts'
import { useLobby } from '../lobby/api.ts'
import { GameGrid } from '../lobby/game-grid.tsx'
import { gamesText } from '../lobby/games-text.ts'
import { useSearch } from '../lobby/search/use-search.ts'
import { type ListFilter, useGameList } from './api.ts'
import styles from './game-list-page.module.css'
import { gameListText } from './game-list-text.ts'
import { useOwnGames } from './own-games.ts'
import { type ListOrder, SortChips } from './sort-chips.tsx'

const CATEGORIES: readonly GameCategory[] = ['slots', 'tables', 'instant']
const SKELETON_KEYS = ['a', 'b', 'c', 'd', 'e', 'f']

/** `/gameListItem`: the games of a list (`gid` or `parent_id`), of a platform (`api_key`) or of a category. */
export function GameListPage() {
  const text = useText(launchText)
  const gamesTexts = useText(gamesText)
  const words = useText(gameListText)
  const filter = useListFilter()
  const [searchTerm, setSearchTerm] = useState('')
  const [order, setOrder] = useState<ListOrder>()
  const search = useSearch(searchTerm)
  const own = useOwnGames()
  const games = useGameList({
    ...filter,
    gids: search.gids,
    first: search.gids ?? (order === 'mine' ? own : undefined),
    sort: order === 'mine' ? undefined : order,
  })
  const list = flattenPages(games.data)
  return (
    <PullToRefresh onRefresh={() => games.refetch({ throwOnError: true })}>
      <Page>
        <PageHeader title={useListName(filter)} onBack={() => goBack(href('home'))} />
        <PageBody>
          <SearchField label={text.searchIn} value={searchTerm} onChange={setSearchTerm} maxLength={40} />
          {search.keyword ? null : <SortChips value={order} onChange={setOrder} />}
          {order === 'mine' && own.length === 0 ? <p className={styles.hint}>{words.mineEmpty}</p> : null}
          {list === undefined && !games.isError ? (
            <div className={styles.bones} aria-hidden>
              {SKELETON_KEYS.map((key) => (
                <Skeleton key={key} shape="tile" />
              ))}
            </div>
          ) : null}
          {list === undefined && games.isError ? (
            <ErrorState detail={games.error.message} onRetry={() => games.refetch()} />
          ) : null}
          {list?.length === 0 ? (
            <EmptyState
              art={<NoGamesArt />}
              title={search.keyword ? gamesTexts.noResult : text.listEmpty}
              detail={search.keyword ? gamesTexts.noResultHint : text.listEmptyHint}
              action={
                <AppLink to={href('home')} className={buttonClass({ variant: 'ghost', size: 'm' })}>
                  {text.goHome}
                </AppLink>
              }
            />
          ) : null}
          {list && list.length > 0 ? (
            <>
              <GameGrid games={list} />
              <ListFooter
                hasMore={games.hasNextPage}
                isLoadingMore={games.isFetchingNextPage}
                isFailed={games.isError}
                onLoadMore={() => games.fetchNextPage()}
                count={list.length}
              />
            </>
          ) : null}
        </PageBody>
      </Page>
    </PullToRefresh>
  )
}

type ListOf = Pick<ListFilter, 'parent_id' | 'api_key' | 'category'>

/** What the page's address asks for. */
function useListFilter(): ListOf {
  const { query } = usePage()
  return {
    parent_id: query.get('parent_id') ?? query.get('gid') ?? undefined,
    api_key: query.get('api_key') ?? undefined,
    category: CATEGORIES.find((known) => known === query.get('category')),
  }
}

/** The title of the list: its platform, its category, or a default. */
function useListName(list: ListOf) {
  const text = useText(launchText)
  const hall = useLobby().data
  const key = list.api_key ?? list.parent_id?.replace(/^list-/, '')
  return (
    hall?.platforms.find(({ api_key }) => api_key === key)?.name ??
    hall?.categories.find((known) => known.key === list.category)?.name ??
    text.listTitle
  )
}
