import type { Hall } from '../../core/hall.ts'
import { type Outcome, refuse, succeed } from '../../core/outcome.ts'
import type { Caller } from '../../http/route.ts'
import type { GameWithPlatform } from './catalogue/catalogue-queries.ts'
import { noteLaunch } from './sittings/note-launch.ts'
import { ensurePlatformPlayer, providerOf } from './transfers/platform-player.ts'
import { PLATFORM_CODES } from './transfers/provider-codes.ts'

type LaunchCode = 30015 | (typeof PLATFORM_CODES)[keyof typeof PLATFORM_CODES]

/** Fetches a game’s launch address from its provider, for a player or as a trial (`playerId` null). 30015: no address. */
export async function launchGame(
  hall: Hall,
  { game }: GameWithPlatform,
  caller: Caller,
  device: 'wap' | 'web' | 'ios' | 'android',
  playerId: bigint | null,
): Promise<Outcome<{ url: string }, LaunchCode>> {
  const provider = providerOf(hall, game.api_key)
  const player = playerId === null ? null : await ensurePlatformPlayer(hall, provider, playerId)
  if (player !== null && !player.ok) return refuse(PLATFORM_CODES[player.error])
  const launched = await provider.launch({
    apiKey: game.api_key,
    game: game.provider_game,
    player: player?.data ?? null,
    language: caller.locale,
    device: device === 'web' ? 'desktop' : 'mobile',
    parentOrigin: caller.origin,
    returnUrl: `${caller.origin}/`,
  })
  if (!launched.ok) return refuse(PLATFORM_CODES[launched.error])
  if (launched.data.url === '') return refuse(30015)
  if (playerId !== null) await noteLaunch(hall.db, { playerId, gid: game.gid, at: hall.clock.now() })
  return succeed(launched.data)
}
