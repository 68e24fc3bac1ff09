import type { Game, GameCategory } from '@gamehall/contract/games'
import { useCallQuery } from '../../../shared/api/use-call.ts'

const PAGE_SIZE = 100

/** Every game, or every game of a category; `known` stands in until the answer comes. Asks nothing until enabled. */
export function useGames(
  category: GameCategory | undefined,
  { known, enabled }: { readonly known: readonly Game[]; readonly enabled: boolean },
) {
  const standIn = category === undefined ? known : known.filter((game) => game.category === category)
  return useCallQuery(
    'listGames',
    { category: category ?? null, page_size: PAGE_SIZE },
    {
      enabled,
      placeholderData: { list: [...standIn], total: standIn.length, page: 1, page_size: PAGE_SIZE },
    },
  )
}

/** Games found by name. Asks nothing for an empty word. */
export function useGameSearch(keyword: string) {
  return useCallQuery('listGames', { keyword, page_size: PAGE_SIZE }, { enabled: keyword !== '' })
}
