import { defineJob } from '../../../../platform/jobs/job.ts'
import { endPlayJob } from '../../../account/index.ts'
import { endSeamlessPlay } from '../../seamless/seamless-sessions.ts'
import type { GamesContext } from '../../tables.ts'

/** Ends the player’s sessions at every provider that knows them (§4 kick), after a login or play ended. Open rounds and balances stay. */
export const endPlay = defineJob({
  ...endPlayJob,
  async run(ctx: GamesContext, { player_id, until }, now) {
    if (until !== null && now > new Date(until)) return
    await endSeamlessPlay(ctx, BigInt(player_id), now)
    const known = await ctx.db
      .selectFrom('platform_players')
      .select(['provider', 'player_name'])
      .where('player_id', '=', BigInt(player_id))
      .execute()
    const { games } = ctx.providers
    for (const { provider: id, player_name: name } of known) {
      if (!games.serving.includes(id) || !games.capabilitiesOf(id).hasKick) continue
      const provider = games.get(id)
      const kicked = await provider.kick(name)
      if (!kicked.ok && kicked.error !== 'NOT_FOUND') {
        throw new Error(`${provider.key} did not end the play sessions of the player: ${kicked.error}`)
      }
    }
  },
})
