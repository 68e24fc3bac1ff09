import { leaderboardInput, operatorCalls } from '@gamehall/contract/operator'
import { succeed } from '../../../../platform/context/outcome.ts'
import { implementRead } from '../../../../platform/operator/action.ts'
import type { RewardsTrx } from '../../tables.ts'
import { selectLeaderboards } from '../run-queries.ts'
import { fromLeaderboardRow } from './leaderboard-input.ts'

const NEWEST = 10

/** Lists all leaderboards with their configuration and their newest runs. */
export const listLeaderboards = implementRead(operatorCalls.listLeaderboards, {
  async run(_ctx, trx: RewardsTrx) {
    const rows = await selectLeaderboards(trx).orderBy('sort').orderBy('activity_id').execute()
    const runs = await trx
      .selectFrom('leaderboard_runs')
      .select(['activity_id', 'run_id', 'starts_at', 'ends_at', 'state'])
      .orderBy('starts_at', 'desc')
      .execute()
    const runsOf = Map.groupBy(runs, ({ activity_id }) => activity_id)
    return succeed({
      list: rows.map((row) => ({
        ...leaderboardInput.parse(fromLeaderboardRow(row)),
        activity_id: row.activity_id.toString(),
        closed_at: row.closed_at?.toISOString() ?? null,
        runs: (runsOf.get(row.activity_id) ?? []).slice(0, NEWEST).map((run) => ({
          run_id: run.run_id.toString(),
          starts_at: run.starts_at.toISOString(),
          ends_at: run.ends_at.toISOString(),
          state: run.state,
        })),
      })),
    })
  },
})
