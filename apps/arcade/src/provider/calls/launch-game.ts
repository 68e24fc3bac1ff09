import type { ArcadeContext } from '../../arcade-context.ts'
import { isInMaintenance } from '../../catalogue/platform-status.ts'
import { createLaunch } from '../../sessions/create-launch.ts'
import { createDemoPlayer } from '../../sessions/demo-players.ts'
import { leastCycleMs } from '../../shared-rounds/phase-times.ts'
import { isSharedGame } from '../../shared-rounds/shared-round-store.ts'
import { findPlayer } from '../find-player.ts'
import { type ProviderResponse, refuse, succeed } from '../provider-response.ts'
import type { ProviderRequest } from '../provider-schema.ts'
import { saveStakeLimits } from './set-stake-limits.ts'

/** Creates a launch for a player, or a demo launch when `player` is null. Returns its URL and expiry. */
export async function launchGame(
  ctx: ArcadeContext,
  request: ProviderRequest<'games/launch'>,
): Promise<ProviderResponse> {
  const game = ctx.games.find(request.game)
  if (game === undefined) return refuse('BAD_REQUEST', 'malformed: game')
  const { platform } = game
  if (platform !== request.platform) return refuse('NOT_FOUND', 'the platform has no such game')
  if (!mayFrame(ctx, request.parent_origin)) return refuse('BAD_REQUEST', 'parent_origin may not frame games')
  if (await isInMaintenance(ctx.db, platform))
    return refuse('MAINTENANCE', 'the platform is under maintenance')
  if (isSharedGame(game) && leastCycleMs(ctx, game) < request.duties.min_cycle_ms)
    return refuse('BAD_REQUEST', 'the rounds of this table may follow each other within min_cycle_ms')
  const player = request.player === null ? null : await findPlayer(ctx.db, request.player)
  if (player === undefined) return refuse('NOT_FOUND', 'no such player')
  if (player?.status === 'DISABLED') return refuse('PLAYER_DISABLED', 'the player is disabled')
  const isSeamless = player !== null && player.wallet === 'seamless'
  if (isSeamless !== (request.wallet_token !== null))
    return refuse('BAD_REQUEST', 'wallet_token is for seamless players, and they need it')
  // A player registered before the platform existed has no wallet there yet, and may play before any transfer.
  if (player?.wallet === 'transfer') await ctx.wallets.openWallet(ctx.db, platform, player)
  if (player?.wallet === 'transfer' && request.stake_limits !== null)
    await saveStakeLimits(ctx, player.player_id, request.stake_limits)
  const { url, expiresAt } = await createLaunch(ctx, {
    playerId: player === null ? await createDemoPlayer(ctx) : player.player_id,
    game: request.game,
    language: request.language,
    parentOrigin: request.parent_origin,
    returnUrl: request.return_url,
    duties: request.duties,
    walletToken: request.wallet_token,
  })
  return succeed({ url, expires_at: expiresAt.toISOString() })
}

/** Any origin may frame an arcade mounted in the hall; one with its own address only the configured origins and its own. */
function mayFrame({ publicUrl, publicOrigins }: ArcadeContext, origin: string): boolean {
  return publicUrl === null || publicOrigins.includes(origin) || new URL(publicUrl).origin === origin
}
