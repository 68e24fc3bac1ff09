import type { Game } from '@gamehall/contract/games'

export type EnterDecision = 'maintenance' | 'list' | 'choose' | 'login' | 'enter'

/** §4 entering a game: what a tap on it leads to. A visitor at a game with a trial chooses between it and a login. */
export function decideEntry(game: Game, isLoggedIn: boolean): EnterDecision {
  if (game.status === 2) return 'maintenance'
  if (game.target === 'list') return 'list'
  if (isLoggedIn) return 'enter'
  return game.is_trial === 1 ? 'choose' : 'login'
}
