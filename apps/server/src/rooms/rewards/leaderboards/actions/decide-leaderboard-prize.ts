import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { RewardsContext, RewardsTrx } from '../../tables.ts'
import { lockPrize, payPrize, updatePrize } from '../pay-prize.ts'
import { runSubject } from './leaderboard-target.ts'

/** Pays a held prize, or refuses it permanently; its place stays. 404 unknown prize, 10040 not held. */
export const decideLeaderboardPrize = implementAction(operatorCalls.decideLeaderboardPrize, {
  subject: (input) => `${runSubject(input)} place ${input.place}`,
  async stake(_ctx, trx: RewardsTrx, { run_id, place, pay }) {
    const prize = pay ? await lockPrize(trx, run_id, place, ['held']) : undefined
    return prize === undefined ? null : { playerId: prize.player_id, worthMinor: prize.amount_minor }
  },
  async run(ctx: RewardsContext, trx: RewardsTrx, { run_id: runId, place, pay }) {
    const known = await trx
      .selectFrom('leaderboard_prizes')
      .select('place')
      .where('run_id', '=', runId)
      .where('place', '=', place)
      .executeTakeFirst()
    if (known === undefined) return refuse(404)
    const prize = await lockPrize(trx, runId, place, ['held'])
    if (prize === undefined) return refuse(10040)
    if (pay) await payPrize(ctx, trx, prize)
    else await updatePrize(trx, prize, { state: 'refused', decided_at: ctx.clock.now() })
    return succeed({ run_id: runId.toString(), place, state: pay ? ('paid' as const) : ('refused' as const) })
  },
})
