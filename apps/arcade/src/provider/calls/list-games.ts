import type { ArcadeContext } from '../../arcade-context.ts'
import { GAMES } from '../../catalogue/games.ts'
import { platformStatus } from '../../catalogue/platform-status.ts'
import { isPlatformKey, PLATFORMS } from '../../catalogue/platforms.ts'
import { answer, type ProviderAnswer } from '../provider-answer.ts'

/** The games with what a lobby shows of them. */
export async function listGames(ctx: ArcadeContext): Promise<ProviderAnswer> {
  const states = await platformStates(ctx)
  return answer({
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
      status: states.find((state) => state.platform === platform)?.status ?? 'OPEN',
      art_url: `${ctx.publicUrl ?? '/arcade'}/art/${game}.webp`,
    })),
  })
}

/** That the arcade answers, what time it has, and which platforms are open. */
export async function health(ctx: ArcadeContext): Promise<ProviderAnswer> {
  return answer({ time: ctx.clock.now().toISOString(), platforms: await platformStates(ctx) })
}

function platformStates(ctx: ArcadeContext) {
  return Promise.all(
    Object.keys(PLATFORMS)
      .filter(isPlatformKey)
      .map(async (platform) => ({ platform, ...(await platformStatus(ctx.db, platform)) })),
  )
}
