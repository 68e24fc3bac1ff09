import type { Game } from '@gamehall/contract/games'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { navigate } from '../../../shared/navigation/navigator.ts'
import { type Href, href } from '../../../shared/navigation/paths.ts'
import { decideEntry } from './enter-decision.ts'

/** The link of a game’s tile: its game list, or the game. */
export function entryHref(game: Game): string {
  return `#${game.target === 'list' ? listHref(game) : gameHref(game)}`
}

/** Handles a tap on a game’s tile (§4). */
export function enterGame(
  game: Game,
  isLoggedIn: boolean,
  text: { readonly inMaintenance: (name: string) => string },
): void {
  const decision = decideEntry(game, isLoggedIn)
  if (decision === 'maintenance') showToast(text.inMaintenance(game.name), { kind: 'error' })
  else if (decision === 'list') navigate(listHref(game))
  else if (decision === 'login') navigate(href('login', undefined, { to: gameHref(game) }))
  else navigate(gameHref(game))
}

function listHref(game: Game): Href {
  return href('gameListItem', undefined, { gid: game.gid })
}

/** The address of a game’s trial. */
export const trialHref = (gid: string): Href => href('startGame', undefined, { gid, trial: 1 })

function gameHref(game: Game): Href {
  return href('startGame', undefined, { gid: game.gid })
}
