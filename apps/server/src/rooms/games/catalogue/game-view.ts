import type { Locale } from '@gamehall/contract/constants'
import type { Game, GameCategory, Platform } from '@gamehall/contract/games'
import { localizeText } from '../../../platform/text/localize-text.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import type { GameRow, PlatformRow } from './catalogue-queries.ts'
import { isShownOpen, shownGameStatus, shownMaintenanceEnd } from './platform-status.ts'

/** So many of the most played games are marked; one that nobody has played, where the catalogue marks it. */
const HOT_PLACES = 3
/** A game that is marked as new is so for a month after it came out. */
const NEW_FOR_MS = 30 * DAY_MS

function tagsOf({ tags, popularity_rank, added_at }: GameRow, now: Date): Game['tags'] {
  const isHot = popularity_rank === null ? tags.includes('hot') : popularity_rank <= HOT_PLACES
  const isNew = tags.includes('new') && added_at !== null && now.getTime() - added_at.getTime() < NEW_FOR_MS
  return [...(isHot ? (['hot'] as const) : []), ...(isNew ? (['new'] as const) : [])]
}

/** A game (§3) as the contract shows it in a locale. */
export function toGame(game: GameRow, platform: PlatformRow, locale: Locale, now: Date): Game {
  const status = shownGameStatus(game, platform, now)
  return {
    gid: game.gid,
    name: localizeText(game.name, locale),
    status,
    target: 'game',
    is_trial: game.has_demo ? 1 : 0,
    api_key: game.api_key,
    platform_name: localizeText(platform.name, locale),
    parent_id: platformListId(game.api_key),
    category: game.category,
    tips: localizeText(game.tips, locale),
    tags: tagsOf(game, now),
    rtp: game.rtp,
    rtp_of: game.has_lower_side_bets ? 'main_bets' : 'all_bets',
    thumb: game.art_url,
    maintenance_until: shownMaintenanceEnd(status, platform),
    game_count: null,
  }
}

export function toPlatform(platform: PlatformRow, locale: Locale, now: Date): Platform {
  const status = isShownOpen(platform, now) ? 1 : 2
  return {
    api_key: platform.api_key,
    name: localizeText(platform.name, locale),
    category: platform.category,
    status,
    maintenance_until: shownMaintenanceEnd(status, platform),
  }
}

/** The categories that list a game in the lobby. */
export const lobbyCategories = (
  game: Pick<GameRow, 'category' | 'secondary_categories'>,
): readonly GameCategory[] => [game.category, ...game.secondary_categories]

/** The `parent_id` of a platform’s games: the id of the list of all its games. */
export const platformListId = (apiKey: string): string => `list-${apiKey}`
