import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { GamesContext, GamesTrx } from '../../tables.ts'
import { changeFreeRoundsGrantState, lockFreeRoundsGrant } from '../free-rounds-grant-queries.ts'
import { deliverFreeRoundsGrantJob } from '../jobs/deliver-free-rounds-grant-job.ts'
import { pushFreeRounds } from '../notify-free-rounds.ts'

/** Cancels what is left of a grant; a job notifies the provider after the commit. 404 unknown grant, 10040 it is over already. */
export const cancelFreeRounds = implementAction(operatorCalls.cancelFreeRounds, {
  subject: ({ grant_id }) => `free rounds ${grant_id}`,
  async run(ctx: GamesContext, trx: GamesTrx, { grant_id: grantId }) {
    const grant = await lockFreeRoundsGrant(trx, grantId)
    if (grant === undefined) return refuse(404)
    const at = ctx.clock.now()
    const from = ['granting', 'active'] as const
    if (!(await changeFreeRoundsGrantState(trx, grantId, { from, to: 'cancelling', at })))
      return refuse(10040)
    await ctx.jobs.enqueue(
      trx,
      deliverFreeRoundsGrantJob,
      { grant_id: grantId },
      { key: `free-grant:${grantId}` },
    )
    await pushFreeRounds(ctx, trx, grant.player_id)
    return succeed({ grant_id: grantId, state: 'cancelling' as const })
  },
})
