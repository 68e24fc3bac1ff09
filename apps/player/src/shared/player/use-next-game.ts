import type { Game } from '@gamehall/contract/games'
import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { recentPlays, usePlayHistory } from '../stores/play-history.ts'

/** The game that a play button opens: the one played last, else the lobby's first open one; undefined while loading. */
export function useNextGame(): { readonly game: Game; readonly isLast: boolean } | undefined {
  const games = useCallQuery('getGameHallList', {}).data?.list ?? []
  const [played] = recentPlays(usePlayHistory(({ history }) => history))
  const last = games.find(({ gid }) => gid === played?.gid)
  if (last) return { game: last, isLast: true }
  const first = games.find(({ status, target }) => status === 1 && target === 'game')
  return first && { game: first, isLast: false }
}
