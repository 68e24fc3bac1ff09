import type { Game, GameCategory } from '@gamehall/contract/games'

/** The views of the lobby: featured games, a category, or the player’s favourite or recent games. */
export type LobbyView = 'hot' | GameCategory | 'favourites' | 'recent'

/** The category of a view; undefined for views across categories. */
export function categoryOf(view: LobbyView): GameCategory | undefined {
  return view === 'hot' || view === 'favourites' || view === 'recent' ? undefined : view
}

/** The games of `gids` in that order; unknown ids are left out. */
export function pickGames(games: readonly Game[], gids: readonly string[]): readonly Game[] {
  const byId = new Map(games.map((game) => [game.gid, game]))
  return gids.flatMap((gid) => byId.get(gid) ?? [])
}
