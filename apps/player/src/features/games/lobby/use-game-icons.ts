import { gamepad } from '@gamehall/ui/icons/icon-set.ts'
import type { IconShape } from '@gamehall/ui/icons/icon-shape.ts'
import { categoryShapes } from '../category-shapes.ts'
import { useGamesByIds, useLobby } from './api.ts'

export interface GameIcon {
  /** The game's thumbnail; undefined while it loads, and for a game that is no longer offered. */
  readonly image: string | undefined
  /** The icon of the game's category, or of its platform's. */
  readonly shape: IconShape
}

type PlayedGame = { readonly gid: string; readonly api_key?: string }

/** The pictures or icons by which the games of a list, such as one of bets, are recognised. */
export function useGameIcons(played: readonly PlayedGame[] = []): (game: PlayedGame) => GameIcon {
  const lobby = useLobby().data
  const gids = [...new Set(played.map(({ gid }) => gid))].sort()
  const games = useGamesByIds(gids, { known: lobby?.list ?? [], enabled: lobby !== undefined }).data?.list
  return ({ gid, api_key }) => {
    const game = games?.find((listed) => listed.gid === gid)
    const category =
      game?.category ?? lobby?.platforms.find((platform) => platform.api_key === api_key)?.category
    return { image: game?.thumb, shape: category === undefined ? gamepad : categoryShapes[category] }
  }
}
