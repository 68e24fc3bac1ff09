import type { Locale } from '@gamehall/contract/constants'
import type { Game, Platform } from '@gamehall/contract/games'
import { localizeText } from '../../../platform/text/localize-text.ts'
import type { GameRow, PlatformRow } from './catalogue-queries.ts'
import { gameStatus, isMaintained } from './platform-status.ts'

const isTag = (tag: string): tag is 'hot' | 'new' => tag === 'hot' || tag === 'new'

/** A game (§3) as the contract shows it in a locale. */
export function toGame(game: GameRow, platform: PlatformRow, locale: Locale, now: Date): Game {
  const status = gameStatus(game, platform, now)
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
    tags: game.tags.filter(isTag),
    rtp: game.rtp,
    thumb: game.art_url,
    maintenance_until: status === 2 ? (platform.maintenance_until?.toISOString() ?? null) : null,
    game_count: null,
  }
}

export function toPlatform(platform: PlatformRow, locale: Locale, now: Date): Platform {
  const isClosed = isMaintained(platform, now)
  return {
    api_key: platform.api_key,
    name: localizeText(platform.name, locale),
    category: platform.category,
    status: isClosed ? 2 : 1,
    maintenance_until: isClosed ? (platform.maintenance_until?.toISOString() ?? null) : null,
  }
}

/** The `parent_id` of a platform’s games: the id of the list of all its games. */
export const platformListId = (apiKey: string): string => `list-${apiKey}`
