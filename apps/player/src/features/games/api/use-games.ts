import type { Game, GameCategory } from '@gamehall/contract/games'
import { useCallQuery } from '../../../shared/api/use-call.ts'

const PAGE_SIZE = 100

type Options = { readonly known: readonly Game[]; readonly enabled: boolean }

/** The first games of a category; `known` stands in until the answer comes. Asks nothing until enabled. */
export function useGames(category: GameCategory | undefined, { known, enabled }: Options) {
  return useCallQuery(
    'listGames',
    { category: category ?? null, page_size: PAGE_SIZE },
    { enabled, placeholderData: pageOf(known.filter((game) => game.category === category)) },
  )
}

/** The games of these ids, however many the hall has, in its order; at first the known and those asked before. */
export function useChosenGames(gids: readonly string[], { known, enabled }: Options) {
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

/** Games found by name. Asks nothing for an empty word. */
export function useGameSearch(keyword: string) {
  return useCallQuery('listGames', { keyword, page_size: PAGE_SIZE }, { enabled: keyword !== '' })
}

function pageOf(list: readonly Game[]) {
  return { list: [...list], total: list.length, page: 1, page_size: PAGE_SIZE }
}
