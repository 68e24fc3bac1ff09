import type { GameCategory, GameSort } from '@gamehall/contract/games'
import { useInfiniteCallQuery } from '@gamehall/web-client/calls/use-infinite-call-query.ts'

/** As many as a call takes. */
const MOST_GIDS = 100

export type ListFilter = {
  readonly gids?: readonly string[] | undefined
  readonly first?: readonly string[] | undefined
  readonly sort?: GameSort | undefined
  readonly parent_id?: string | undefined
  readonly api_key?: string | undefined
  readonly category?: GameCategory | undefined
}

/** The games of a list, loaded page by page, in the requested order. */
export function useGameList({ parent_id, api_key, category, gids, first, sort }: ListFilter) {
  return useInfiniteCallQuery('listGames', {
    page_size: 20,
    ...(parent_id && { parent_id }),
    ...(api_key && { api_key }),
    ...(category && { category }),
    ...(gids && { gids: gids.slice(0, MOST_GIDS) }),
    ...(first && { first: first.slice(0, MOST_GIDS) }),
    ...(sort && { sort }),
  })
}
