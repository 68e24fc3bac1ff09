import { z } from 'zod'
import { bumpCacheVersion } from '../../../../platform/cache/cache-version.ts'
import { defineJob } from '../../../../platform/jobs/job.ts'
import type { GameProvider } from '../../../../providers/games/index.ts'
import type { GamesContext } from '../../tables.ts'
import { broadcastLobbyChange } from '../broadcast-lobby-change.ts'
import type { PlatformRow } from '../catalogue-queries.ts'
import { syncCatalogue } from '../sync-catalogue.ts'

type ProviderState = PlatformRow['provider_state']

/**
 * Asks every provider that serves how its platforms are. A platform that its provider closed, or whose provider does not
 * answer twice, is greyed out in the lobby and opens by itself; who is connected learns it by a push. Launches and transfers
 * do not read this: they ask the provider itself.
 */
export const checkProviderHealth = defineJob({
  name: 'check-provider-health',
  payload: z.object({}),
  cron: '* * * * *',
  maxAttempts: 1,
  async run(ctx: GamesContext) {
    const { games } = ctx.providers
    const changed = await Promise.all(games.serving.map((id) => checkProvider(ctx, games.get(id))))
    if (!changed.includes(true)) return
    // What a provider closes it closes in its list of games too.
    await syncCatalogue(ctx)
    await ctx.db.transaction().execute((trx) => broadcastLobbyChange(ctx, trx))
    bumpCacheVersion(ctx)
  },
})

/** Returns whether a platform's state changed. */
async function checkProvider(ctx: GamesContext, provider: GameProvider): Promise<boolean> {
  const first = await provider.health()
  const health = first.ok ? first : await provider.health()
  const stateOf = (apiKey: string): ProviderState => {
    if (!health.ok) return 'down'
    const isClosed = health.data.platforms.some((platform) => platform.apiKey === apiKey && !platform.isOpen)
    return isClosed ? 'maintenance' : 'up'
  }
  const platforms = await ctx.db
    .selectFrom('platforms')
    .select(['api_key', 'provider_state'])
    .where('provider', '=', provider.key)
    .execute()
  const changed = platforms.filter(({ api_key, provider_state }) => provider_state !== stateOf(api_key))
  for (const { api_key, provider_state } of changed) {
    const state = stateOf(api_key)
    await ctx.db
      .updateTable('platforms')
      .set({ provider_state: state })
      .where('api_key', '=', api_key)
      .execute()
    ctx.log.warn({ platform: api_key, from: provider_state, to: state }, 'a platform changed its state')
  }
  return changed.length > 0
}
