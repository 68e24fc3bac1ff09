import type { Locale } from '@gamehall/contract/constants'
import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { localizeText } from '../../../../platform/text/localize-text.ts'
import { notifyReward } from '../../notifications/notify-reward.ts'
import type { RewardsContext, RewardsTrx } from '../../tables.ts'
import { findRun, lockRun } from '../run-queries.ts'
import { runSubject } from './leaderboard-target.ts'

/**
 * Takes a player off a run's leaderboard; the next ones move up. 404 unknown run, or the player has no rounds in it; 10040 its
 * prizes are given already, or the player is off it.
 */
export const disqualifyFromLeaderboard = implementAction(operatorCalls.disqualifyFromLeaderboard, {
  subject: (input) => `${runSubject(input)} player ${input.player_id}`,
  async run(ctx: RewardsContext, trx: RewardsTrx, { run_id: runId, player_id: playerId, message }) {
    if ((await findRun(trx, runId)) === undefined) return refuse(404)
    const run = (await lockRun(trx, runId, 'open')) ?? (await lockRun(trx, runId, 'frozen'))
    if (run === undefined) return refuse(10040)
    const score = await trx
      .selectFrom('leaderboard_scores')
      .select('disqualified')
      .where('run_id', '=', runId)
      .where('player_id', '=', playerId)
      .executeTakeFirst()
    if (score === undefined) return refuse(404)
    if (score.disqualified !== null) return refuse(10040)
    await trx
      .updateTable('leaderboard_scores')
      .set({ disqualified: message })
      .where('run_id', '=', runId)
      .where('player_id', '=', playerId)
      .execute()
    const name = (locale: Locale) => localizeText(run.title, locale)
    await notifyReward(ctx, trx, playerId, {
      about: 'activity',
      title: (locale) => (locale === 'zh-TW' ? '已取消排行榜資格' : 'Removed from a leaderboard'),
      body: (locale) =>
        locale === 'zh-TW'
          ? `您在「${name(locale)}」本期的排名資格已取消。原因：${message}`
          : `You were removed from “${name(locale)}” for this period. Reason: ${message}`,
      reqId: `leaderboard-${runId}`,
      keys: ['leaderboards'],
    })
    return succeed({ run_id: runId.toString(), player_id: playerId.toString() })
  },
})
