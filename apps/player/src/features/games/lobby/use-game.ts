import type { Game } from '@gamehall/contract/games'
import { useGamesByIds, useLobby } from './api.ts'

/** A game by its id, from the lobby or fetched. `isKnown`: nothing more is loading. `isMissing`: there is no such game. */
export function useGame(gid: string): {
  readonly game: Game | undefined
  readonly isKnown: boolean
  readonly isMissing: boolean
} {
  const lobby = useLobby()
  const featured = lobby.data?.list.find((game) => game.gid === gid)
  const isNeeded = featured === undefined && !lobby.isPending
  const asked = useGamesByIds([gid], { known: [], enabled: isNeeded })
  const game = featured ?? asked.data?.list.find((other) => other.gid === gid)
  const isAsked = isNeeded && (asked.isError || (asked.isSuccess && !asked.isPlaceholderData))
  const isMissing = game === undefined && isAsked && asked.isSuccess
  return { game, isKnown: game !== undefined || isAsked, isMissing }
}
