import { recentPlays, usePlayHistory } from '../../../shared/stores/play-history.ts'
import { useFavourites } from '../lobby/favourites.ts'

/** As many as a call takes. */
const MOST = 100

/** The player's own order: starred games first, then those played last. */
export function useOwnGames(): readonly string[] {
  const favourites = useFavourites(({ gids }) => gids)
  const history = usePlayHistory((plays) => plays.history)
  return ownOrder(
    favourites,
    recentPlays(history).map(({ gid }) => gid),
  )
}

export function ownOrder(favourites: readonly string[], recent: readonly string[]): readonly string[] {
  return [...new Set([...favourites, ...recent])].slice(0, MOST)
}
