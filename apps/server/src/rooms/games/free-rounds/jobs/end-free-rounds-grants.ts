import { z } from 'zod'
import { defineJob } from '../../../../platform/jobs/job.ts'
import { HOUR_MS } from '../../../../platform/time/durations.ts'
import type { GamesContext } from '../../tables.ts'
import { changeFreeRoundsGrantState } from '../free-rounds-grant-queries.ts'
import { settleFreeRoundsGrant } from '../settle-free-rounds-grant.ts'

const BATCH_SIZE = 200
/** How long an expired grant waits for the bets of its platform, which may not answer. */
const BETS_WAIT_MS = HOUR_MS

/** Ends expired grants once their bets are known, and credits the winnings. A bet that is reported later is credited then. */
export const endFreeRoundsGrants = defineJob({
  name: 'end-free-grants',
  payload: z.object({}),
  cron: '* * * * *',
  maxAttempts: 2,
  async run(ctx: GamesContext, _payload, now) {
    const expired = await ctx.db
      .selectFrom('free_round_grants as grant')
      .innerJoin('bet_pulls as pull', 'pull.api_key', 'grant.api_key')
      .select('grant.grant_id')
      .where('grant.state', 'in', ['granting', 'active', 'cancelling'])
      .where('grant.expires_at', '<=', now)
      .where((row) =>
        row.or([
          row('pull.pulled_until', '>=', row.ref('grant.expires_at')),
          row('grant.expires_at', '<=', new Date(now.getTime() - BETS_WAIT_MS)),
        ]),
      )
      .orderBy('grant.expires_at')
      .limit(BATCH_SIZE)
      .execute()
    for (const { grant_id } of expired) {
      await ctx.db.transaction().execute(async (trx) => {
        const from = ['granting', 'active', 'cancelling'] as const
        await changeFreeRoundsGrantState(trx, grant_id, { from, to: 'expired', at: now })
        await settleFreeRoundsGrant(ctx, trx, grant_id)
      })
    }
  },
})
