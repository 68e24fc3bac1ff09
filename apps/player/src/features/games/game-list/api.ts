import type { GameCategory } from '@gamehall/contract/games'
import { useInfiniteCallQuery } from '@gamehall/web-client/calls/use-infinite-call-query.ts'

export type ListFilter = {
  readonly parent_id?: string | undefined
  readonly api_key?: string | undefined
  readonly category?: GameCategory | undefined
  readonly keyword?: string | undefined
}

/** The games of a list, loaded page by page. */
export function useGameList({ parent_id, api_key, category, keyword }: ListFilter) {
  return useInfiniteCallQuery('listGames', {
    page_size: 20,
    ...(parent_id && { parent_id }),
    ...(api_key && { api_key }),
    ...(category && { category }),
    ...(keyword && { keyword }),
  })
}
