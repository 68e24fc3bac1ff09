import type { Game, GameCategory } from '@gamehall/contract/games'
import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'

/** The lobby: categories, platforms and featured games. Visitors hear no pushes: while something is closed, it is read again. */
export function useLobby() {
  return useCallQuery(
    'getGameHallList',
    {},
    {
      refetchInterval: ({ state: { data } }) =>
        data?.platforms.some(({ status }) => status === 2) ? CLOSED_REFRESH_MS : false,
    },
  )
}

const CLOSED_REFRESH_MS = 30_000
const PAGE_SIZE = 100
const INDEX_FRESH_MS = 5 * 60_000

type Options = { readonly known: readonly Game[]; readonly enabled: boolean }

/** The first games of a category; `known` games are placeholder data while loading. */
export function useGames(category: GameCategory | undefined, { known, enabled }: Options) {
  return useCallQuery(
    'listGames',
    { category: category ?? null, page_size: PAGE_SIZE },
    { enabled, placeholderData: pageOf(known.filter((game) => game.category === category)) },
  )
}

/** The games with these ids, at most 100, in lobby order; known or previous games are placeholder data while loading. */
export function useGamesByIds(gids: readonly string[], { known, enabled }: Options) {
  const chosen = gids.slice(0, PAGE_SIZE)
  return useCallQuery(
    'listGames',
    { gids: chosen, page_size: PAGE_SIZE },
    {
      enabled: enabled && chosen.length > 0,
      placeholderData: (before) => before ?? pageOf(known.filter(({ gid }) => chosen.includes(gid))),
    },
  )
}

/** The words by which games are found; games join a lobby rarely. */
export function useSearchIndex(options: { readonly enabled: boolean }) {
  return useCallQuery('getGameSearchIndex', {}, { ...options, staleTime: INDEX_FRESH_MS })
}

function pageOf(list: readonly Game[]) {
  return { list: [...list], total: list.length, page: 1, page_size: PAGE_SIZE }
}
