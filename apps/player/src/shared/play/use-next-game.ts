import type { Game } from '@gamehall/contract/games'
import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { isAmountBelow } from '@gamehall/web-client/money/amount-arithmetic.ts'
import { usePlayerInfo } from '../player/use-player-info.ts'
import { recentPlays, usePlayHistory } from '../stores/play-history.ts'

/** As the lobby asks for games by their ids, so that both share the answer. */
const PAGE_SIZE = 100

/** A game by its id, from the lobby; fetched when the lobby shows it only within a list. */
export function useListedGame(gid = ''): { readonly game: Game | undefined; readonly isLoading: boolean } {
  const { data, isPending } = useCallQuery('getGameHallList', {})
  const featured = data?.list.find((game) => game.gid === gid)
  const enabled = gid !== '' && !featured && !isPending
  const asked = useCallQuery('listGames', { gids: [gid], page_size: PAGE_SIZE }, { enabled })
  return { game: featured ?? asked.data?.list[0], isLoading: isPending || asked.isLoading }
}

/**
 * The game that a play button opens: the one played last if it is open, else the lobby's first open one, of
 * a platform that holds money of the player where there is any.
 */
export function useNextGame(): {
  readonly game: Game | undefined
  readonly isLast: boolean
  readonly isLoading: boolean
} {
  const open = useCallQuery('getGameHallList', {}).data?.list.filter(
    ({ status, target }) => status === 1 && target === 'game',
  )
  const wallets = usePlayerInfo().data?.user_apis ?? []
  const holders = wallets.filter(({ balance }) => isAmountBelow('0', balance)).map(({ api_key }) => api_key)
  const first = open?.find(({ api_key }) => holders.includes(api_key)) ?? open?.[0]
  const { game, isLoading } = useListedGame(recentPlays(usePlayHistory(({ history }) => history))[0]?.gid)
  const isLast = game ? game.status === 1 : isLoading
  return { game: isLast ? game : first, isLast, isLoading }
}
