import type { Locale } from '@gamehall/contract/constants'
import type { Game } from '@gamehall/contract/games'
import { localizeText } from '../../../platform/text/localize-text.ts'
import type { GameRow, PlatformRow } from './catalogue-queries.ts'
import { platformListId, toGame, toPlatform } from './game-view.ts'

/** With `lobby` = auto, a platform with more games than this is one tile. */
const MAX_SINGLE_TILES = 12

const isList = ({ lobby }: PlatformRow, gameCount: number): boolean =>
  lobby === 'list' || (lobby === 'auto' && gameCount > MAX_SINGLE_TILES)

/** The lobby’s tiles in order (§4). A platform shown as a list takes the position of its first game. */
export function lobbyTiles(
  platforms: readonly PlatformRow[],
  games: readonly GameRow[],
  locale: Locale,
  now: Date,
): Game[] {
  const listed = new Set<string>()
  return games.flatMap((game): Game[] => {
    const platform = platforms.find(({ api_key }) => api_key === game.api_key)
    if (platform === undefined) return []
    const ofPlatform = games.filter(({ api_key }) => api_key === game.api_key)
    if (!isList(platform, ofPlatform.length)) return [toGame(game, platform, locale, now)]
    if (listed.has(platform.api_key)) return []
    listed.add(platform.api_key)
    return [toListTile(platform, ofPlatform, locale, now)]
  })
}

function toListTile(platform: PlatformRow, games: readonly GameRow[], locale: Locale, now: Date): Game {
  const { status, maintenance_until } = toPlatform(platform, locale, now)
  const name = localizeText(platform.name, locale)
  return {
    gid: platformListId(platform.api_key),
    name,
    status,
    target: 'list',
    is_trial: 0,
    api_key: platform.api_key,
    platform_name: name,
    parent_id: null,
    category: platform.category,
    tips: '',
    tags: games.some((game) => toGame(game, platform, locale, now).tags.includes('hot')) ? ['hot'] : [],
    rtp: null,
    rtp_of: 'all_bets',
    thumb: games[0]?.art_url ?? '',
    maintenance_until,
    game_count: games.length,
  }
}
