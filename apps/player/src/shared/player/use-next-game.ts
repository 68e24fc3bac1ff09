import type { Game } from '@gamehall/contract/games'
import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { recentPlays, usePlayHistory } from '../stores/play-history.ts'

/** As the lobby asks for games by their ids, so that both share the answer. */
const PAGE_SIZE = 100

/** A game by its id, from the lobby; fetched when the lobby shows it only within a list. */
export function useListedGame(gid: string | undefined): {
  readonly game: Game | undefined
  readonly isLoading: boolean
} {
  const lobby = useCallQuery('getGameHallList', {})
  const featured = lobby.data?.list.find((game) => game.gid === gid)
  const isAsked = gid !== undefined && featured === undefined && !lobby.isPending
  const asked = useCallQuery('listGames', { gids: [gid ?? ''], page_size: PAGE_SIZE }, { enabled: isAsked })
  return {
    game: featured ?? asked.data?.list.find((game) => game.gid === gid),
    isLoading: lobby.isPending || (isAsked && asked.isPending),
  }
}

/** The game that a play button opens: the one played last, else the lobby's first open one. */
export function useNextGame(): {
  readonly game: Game | undefined
  readonly isLast: boolean
  readonly isLoading: boolean
} {
  const games = useCallQuery('getGameHallList', {}).data?.list ?? []
  const [played] = recentPlays(usePlayHistory(({ history }) => history))
  const { game, isLoading } = useListedGame(played?.gid)
  if (game || isLoading) return { game, isLast: true, isLoading }
  const first = games.find(({ status, target }) => status === 1 && target === 'game')
  return { game: first, isLast: false, isLoading }
}
