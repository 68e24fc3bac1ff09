import type { ArcadeContext } from '../../arcade-context.ts'
import { readPlatformStatus } from '../../catalogue/platform-status.ts'
import { PLATFORM_KEYS, PLATFORMS } from '../../catalogue/platforms.ts'
import { hasLowerSideBets } from '../../games/declare-returns.ts'
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
      games.map(
        async ({ id, platform, names, aliases = [], proof, volatility, tables: [table], freeRounds }) => ({
          game: id,
          platform,
          name: names,
          aliases,
          category: PLATFORMS[platform].category,
          rtp: proof.rtp(),
          has_lower_side_bets: hasLowerSideBets(proof),
          volatility,
          min_bet: formatAmount(mainSpot(table).min),
          max_bet: formatAmount(mainSpot(table).max),
          has_demo: true,
          has_free_rounds: freeRounds !== undefined,
          status: statuses.find((status) => status.platform === platform)?.status ?? 'OPEN',
          art_url: `${base}/art/${id}.webp`,
          page_files: await listPageFiles(ctx, id, base),
        }),
      ),
    ),
  })
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
