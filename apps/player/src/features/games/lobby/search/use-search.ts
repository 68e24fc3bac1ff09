import { useDeferredValue, useMemo } from 'react'
import { useSearchIndex } from '../api.ts'
import { prepareSearch, searchGames } from './search-games.ts'

/**
 * The ids of the games that the text means, the best first; undefined while the index loads or without a text. The search runs
 * in the browser: each letter answers at once, and asks nothing of the server.
 */
export function useSearch(text: string) {
  const keyword = useDeferredValue(text.trim())
  const index = useSearchIndex({ enabled: keyword !== '' })
  const list = index.data?.list
  const games = useMemo(() => list && prepareSearch(list), [list])
  const gids = useMemo(
    () => (games === undefined || keyword === '' ? undefined : searchGames(games, keyword)),
    [games, keyword],
  )
  return { keyword, gids, failure: index.error?.message, retry: index.refetch }
}
