import type { Game } from '@gamehall/contract/games'

export type EnterDecision = 'maintenance' | 'list' | 'choose' | 'login' | 'enter'

/** §4 entering a game: the result of a tap on its tile. A visitor chooses between trial and login where the game has a trial. */
export function decideEntry(game: Game, isLoggedIn: boolean): EnterDecision {
  if (game.status === 2) return 'maintenance'
  if (game.target === 'list') return 'list'
  if (isLoggedIn) return 'enter'
  return game.is_trial === 1 ? 'choose' : 'login'
}
