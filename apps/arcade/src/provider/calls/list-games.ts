import type { ArcadeContext } from '../../arcade-context.ts'
import { readPlatformStatus } from '../../catalogue/platform-status.ts'
import { PLATFORM_KEYS, PLATFORMS } from '../../catalogue/platforms.ts'
import { hasLowerSideBets } from '../../games/declare-returns.ts'
import type { GameModule } from '../../games/game-module.ts'
import { mainSpot } from '../../games/spot-limits.ts'
import { readPageFiles } from '../../pages/page-files.ts'
import { formatAmount } from '../../wallet/amount.ts'
import { type ProviderResponse, succeed } from '../provider-response.ts'

/** Lists the games with their lobby data by platform. A hall shows them in this order after its first sync. */
export async function listGames(ctx: ArcadeContext): Promise<ProviderResponse> {
  const statuses = await readPlatformStatuses(ctx)
  const base = ctx.publicUrl ?? '/arcade'
  const games = PLATFORM_KEYS.flatMap((key) => ctx.games.all.filter(({ platform }) => platform === key))
  return succeed({
    list: await Promise.all(
      games.map(async (game) => ({
        ...describeGame(game),
        status: statuses.find(({ platform }) => platform === game.platform)?.status ?? 'OPEN',
        art_url: `${base}/art/${game.id}.webp`,
        page_files: await listPageFiles(ctx, game.id, base),
      })),
    ),
  })
}

/** What a game's module declares, as a lobby shows it. */
function describeGame(game: GameModule) {
  const main = mainSpot(game.tables[0])
  return {
    game: game.id,
    platform: game.platform,
    name: game.names,
    aliases: game.aliases ?? [],
    released_at: game.releasedAt,
    category: PLATFORMS[game.platform].category,
    secondary_categories: game.secondaryCategories ?? [],
    rtp: game.proof.rtp(),
    has_lower_side_bets: hasLowerSideBets(game.proof),
    volatility: game.volatility,
    min_bet: formatAmount(main.min),
    max_bet: formatAmount(main.max),
    has_demo: true,
    has_free_rounds: game.freeRounds !== undefined,
  }
}

/** The addresses of what a game's page loads first; none where the pages are not built. */
async function listPageFiles({ distFolder }: ArcadeContext, game: string, base: string): Promise<string[]> {
  const files = await readPageFiles(distFolder, game).catch(() => [])
  return files.map((file) => `${base}/${file}`)
}

/** Returns the arcade's time and the status of its platforms. */
export async function getHealth(ctx: ArcadeContext): Promise<ProviderResponse> {
  return succeed({ time: ctx.clock.now().toISOString(), platforms: await readPlatformStatuses(ctx) })
}

function readPlatformStatuses(ctx: ArcadeContext) {
  return Promise.all(
    PLATFORM_KEYS.map(async (platform) => ({ platform, ...(await readPlatformStatus(ctx.db, platform)) })),
  )
}
