import type { Game } from '@gamehall/contract/games'
import type { GameTileTag } from '@gamehall/ui/lobby/game-tile.tsx'
import { formatTaiwanTime } from '../../../shared/records/taiwan-day.ts'
import type { gamesText } from './games-text.ts'

type Text = (typeof gamesText)['zh-TW']

/** Removes trailing zeros: `96.50` → 96.5, `99.00` → 99. */
const shortPercent = (percent: string): string => String(Number(percent))

/** The maintenance text of a closed game; undefined for an open one. */
export function maintenanceText(game: Game, text: Text): string | undefined {
  if (game.status !== 2) return undefined
  const until = game.maintenance_until
  return until ? text.maintenanceUntil(formatTaiwanTime(until)) : text.maintenance
}

/** The line under a game’s name: the number of games of a list, else the declared return, else the platform. */
export function gameTileDetail(game: Game, text: Text): string {
  if (game.game_count !== null) return text.gameCount(game.game_count)
  if (!game.rtp) return game.platform_name
  const percent = shortPercent(game.rtp)
  return game.rtp_of === 'main_bets' ? text.mainRtp(percent) : text.rtp(percent)
}

/** At most two tags; the player's own free rounds first. */
export function gameTileTags(game: Game, text: Text, freeRounds = 0): readonly GameTileTag[] {
  return [
    ...(freeRounds > 0 ? [{ label: text.tagFree(freeRounds), tone: 'hot' } as const] : []),
    ...(game.tags.includes('hot') ? [{ label: text.tagHot, tone: 'hot' } as const] : []),
    ...(game.tags.includes('new') ? [{ label: text.tagNew, tone: 'gold' } as const] : []),
    ...(game.is_trial === 1 ? [{ label: text.tagTrial, tone: 'info' } as const] : []),
  ].slice(0, 2)
}
