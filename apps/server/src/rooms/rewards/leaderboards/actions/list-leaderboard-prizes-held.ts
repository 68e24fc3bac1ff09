import { operatorCalls } from '@gamehall/contract/operator'
import { formatWireAmount, minor } from '@gamehall/money'
import { succeed } from '../../../../platform/context/outcome.ts'
import { implementRead } from '../../../../platform/operator/action.ts'
import { localizeText } from '../../../../platform/text/localize-text.ts'
import type { RewardsTrx } from '../../tables.ts'

/** Lists held leaderboard prizes, the oldest first. */
export const listLeaderboardPrizesHeld = implementRead(operatorCalls.listLeaderboardPrizesHeld, {
  async run(_ctx, trx: RewardsTrx, { limit }) {
    const rows = await trx
      .selectFrom('leaderboard_prizes as prize')
      .innerJoin('leaderboard_runs as run', 'run.run_id', 'prize.run_id')
      .select([
        'prize.run_id',
        'run.title',
        'prize.place',
        'prize.player_id',
        'prize.amount_minor',
        'prize.signal',
      ])
      .where('prize.state', '=', 'held')
      .orderBy('prize.run_id')
      .orderBy('prize.place')
      .limit(limit)
      .execute()
    return succeed({
      list: rows.map((row) => ({
        run_id: row.run_id.toString(),
        title: localizeText(row.title, 'zh-TW'),
        place: row.place,
        player_id: row.player_id.toString(),
        amount: formatWireAmount(minor(row.amount_minor), 'TWD'),
        signal: row.signal,
      })),
    })
  },
})
