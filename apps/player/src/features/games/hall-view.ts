import type { Game, GameCategory } from '@gamehall/contract/games'

/** What the hall's rail can show: the featured games, a category, or the player's own choice. */
export type HallView = 'hot' | GameCategory | 'favourites' | 'recent'

/** The category a view asks for; undefined for views over all games. */
export function categoryOf(view: HallView): GameCategory | undefined {
  return view === 'hot' || view === 'favourites' || view === 'recent' ? undefined : view
}

/** The games of `gids` in that order; those the hall no longer has are left out. */
export function pickGames(games: readonly Game[], gids: readonly string[]): readonly Game[] {
  const byId = new Map(games.map((game) => [game.gid, game]))
  return gids.flatMap((gid) => byId.get(gid) ?? [])
}
