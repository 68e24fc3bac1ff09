import { defineJob } from '../../../../platform/jobs/job.ts'
import { isTransferProvider } from '../../../../providers/games/index.ts'
import type { GamesContext } from '../../tables.ts'
import { readProviderStakeLimits } from '../read-provider-stake-limits.ts'
import { applyStakeLimitsJob } from './apply-stake-limits-job.ts'

/** Tells each serving provider that holds players to limits what the player may stake there, as it is when the job runs. */
export const applyStakeLimits = defineJob({
  ...applyStakeLimitsJob,
  async run(ctx: GamesContext, { player_id }) {
    const playerId = BigInt(player_id)
    const known = await ctx.db
      .selectFrom('platform_players')
      .select(['provider', 'player_name'])
      .where('player_id', '=', playerId)
      .execute()
    const { games } = ctx.providers
    for (const { provider: id, player_name: name } of known) {
      if (!games.serving.includes(id)) continue
      const provider = games.get(id)
      if (!isTransferProvider(provider) || provider.stakeLimits === undefined) continue
      const told = await provider.stakeLimits.set(name, await readProviderStakeLimits(ctx, playerId, id))
      if (!told.ok && told.error !== 'NOT_FOUND')
        throw new Error(`${provider.key} did not take a player's stake limits: ${told.error}`)
    }
  },
})
