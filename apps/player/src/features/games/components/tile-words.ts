import type { Game } from '@gamehall/contract/games'
import type { GameTileTag } from '@gamehall/ui/game-tile.tsx'
import { taiwanTime } from '../../../shared/records/taiwan-day.ts'
import type { gamesText } from '../games-text.ts'

type Words = (typeof gamesText)['zh-TW']

/** `96.50` is said as 96.5, `99.00` as 99. */
const shortPercent = (percent: string): string => String(Number(percent))

/** Until when a game is closed; undefined for one that is open. */
export function maintenanceOf(game: Game, text: Words): string | undefined {
  if (game.status !== 2) return undefined
  const until = game.maintenance_until
  return until ? text.maintenanceUntil(taiwanTime(until)) : text.maintenance
}

/** What stands under a game's name: how many games a list has, else its return. */
export function detailOf(game: Game, text: Words): string {
  if (game.game_count !== null) return text.gameCount(game.game_count)
  return game.rtp ? text.rtp(shortPercent(game.rtp)) : game.platform_name
}

export function tagsOf(game: Game, text: Words): readonly GameTileTag[] {
  return [
    ...(game.tags.includes('hot') ? [{ label: text.tagHot, tone: 'hot' } as const] : []),
    ...(game.tags.includes('new') ? [{ label: text.tagNew, tone: 'gold' } as const] : []),
    ...(game.is_trial === 1 ? [{ label: text.tagTrial, tone: 'info' } as const] : []),
  ].slice(0, 2)
}
