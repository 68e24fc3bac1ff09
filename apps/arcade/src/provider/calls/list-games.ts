import type { ArcadeContext } from '../../arcade-context.ts'
import { GAMES } from '../../catalogue/games.ts'
import { readPlatformStatus } from '../../catalogue/platform-status.ts'
import { isPlatformKey, PLATFORMS } from '../../catalogue/platforms.ts'
import { type ProviderResponse, succeed } from '../provider-response.ts'

/** Lists the games with their lobby data. */
export async function listGames(ctx: ArcadeContext): Promise<ProviderResponse> {
  const statuses = await readPlatformStatuses(ctx)
  return succeed({
    list: Object.values(GAMES).map(({ game, platform, name, rtp, volatility, bets }) => ({
      game,
      platform,
      name,
      category: PLATFORMS[platform].category,
      rtp,
      volatility,
      min_bet: bets.min,
      max_bet: bets.max,
      has_demo: true,
      status: statuses.find((status) => status.platform === platform)?.status ?? 'OPEN',
      art_url: `${ctx.publicUrl ?? '/arcade'}/art/${game}.webp`,
    })),
  })
}

/** Returns the arcade's time and the status of its platforms. */
export async function getHealth(ctx: ArcadeContext): Promise<ProviderResponse> {
  return succeed({ time: ctx.clock.now().toISOString(), platforms: await readPlatformStatuses(ctx) })
}

function readPlatformStatuses(ctx: ArcadeContext) {
  return Promise.all(
    Object.keys(PLATFORMS)
      .filter(isPlatformKey)
      .map(async (platform) => ({ platform, ...(await readPlatformStatus(ctx.db, platform)) })),
  )
}
