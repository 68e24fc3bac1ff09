import { type Outcome, refuse, succeed } from '../../../platform/context/outcome.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { type GameProvider, isTransferProvider, type LaunchRequest } from '../../../providers/games/index.ts'
import type { GameWithPlatform } from '../catalogue/catalogue-queries.ts'
import { readProviderStakeLimits } from '../limits/read-provider-stake-limits.ts'
import { ensurePlatformPlayer } from '../platforms/platform-player.ts'
import { PROVIDER_ERROR_CODES } from '../platforms/provider-error-codes.ts'
import { providerOf } from '../platforms/provider-of.ts'
import { openSeamlessSession } from '../seamless/seamless-sessions.ts'
import type { GamesContext } from '../tables.ts'

type LaunchCode = 30015 | (typeof PROVIDER_ERROR_CODES)[keyof typeof PROVIDER_ERROR_CODES]

/** Fetches a game’s launch address from its provider, for a player or as a trial (`playerId` null). 30015: no address. */
export async function launchGame(
  ctx: GamesContext,
  { game }: GameWithPlatform,
  caller: Caller,
  device: 'wap' | 'web' | 'ios' | 'android',
  playerId: bigint | null,
): Promise<Outcome<{ url: string; launchedAt: Date }, LaunchCode>> {
  const provider = await providerOf(ctx, game.api_key)
  const player = playerId === null ? null : await ensurePlatformPlayer(ctx, provider, playerId)
  if (player !== null && !player.ok) return refuse(PROVIDER_ERROR_CODES[player.error])
  const request: LaunchRequest = {
    apiKey: game.api_key,
    game: game.provider_game,
    player: player?.data ?? null,
    language: caller.locale,
    device: device === 'web' ? 'desktop' : 'mobile',
    parentOrigin: caller.origin,
    returnUrl: `${caller.origin}/`,
  }
  const launched = await launchAt(ctx, provider, request, { playerId, gid: game.gid })
  if (!launched.ok) return refuse(PROVIDER_ERROR_CODES[launched.error])
  if (launched.data.url === '') return refuse(30015)
  return succeed({ url: launched.data.url, launchedAt: ctx.clock.now() })
}

/**
 * With a seamless wallet, a launch with real money carries the token that the provider presents with each bet; else what the player may
 * stake, where the provider sees to it.
 */
async function launchAt(
  ctx: GamesContext,
  provider: GameProvider,
  request: LaunchRequest,
  { playerId, gid }: { readonly playerId: bigint | null; readonly gid: string },
) {
  if (isTransferProvider(provider)) {
    if (playerId === null || provider.stakeLimits === undefined) return provider.launch(request)
    return provider.launch({
      ...request,
      stakeLimits: await readProviderStakeLimits(ctx, playerId, provider.key),
    })
  }
  const walletToken =
    playerId === null ? null : await openSeamlessSession(ctx, { provider: provider.key, playerId, gid })
  return provider.launch({ ...request, walletToken })
}
