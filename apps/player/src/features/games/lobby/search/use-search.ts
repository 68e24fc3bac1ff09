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
  const { data } = index
  const prepared = useMemo(() => data && prepareSearch(data), [data])
  const gids = useMemo(
    () => (prepared === undefined || keyword === '' ? undefined : searchGames(prepared, keyword)),
    [prepared, keyword],
  )
  return { keyword, gids, failure: index.error?.message, retry: index.refetch }
}
