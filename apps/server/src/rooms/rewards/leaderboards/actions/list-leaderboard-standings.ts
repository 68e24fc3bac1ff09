import { operatorCalls } from '@gamehall/contract/operator'
import { formatWireAmount, minor } from '@gamehall/money'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementRead } from '../../../../platform/operator/action.ts'
import { readAccountNames } from '../../../account/index.ts'
import type { RewardsTrx } from '../../tables.ts'
import { formatPoints } from '../format-points.ts'
import { findRun, parseLeaderboardRule } from '../run-queries.ts'
import { readRanked } from '../standings.ts'

/** Lists a run's standings: the ranked in order, then who has too few rounds or was disqualified. 404 unknown run. */
export const listLeaderboardStandings = implementRead(operatorCalls.listLeaderboardStandings, {
  async run(_ctx, trx: RewardsTrx, { run_id: runId, limit }) {
    const run = await findRun(trx, runId)
    if (run === undefined) return refuse(404)
    const { measure } = parseLeaderboardRule(run.rule)
    const ranked = await readRanked(trx, run, { offset: 0, limit })
    const places = new Map(ranked.map(({ player_id }, index) => [player_id, index + 1]))
    const rows = await trx
      .selectFrom('leaderboard_scores')
      .selectAll()
      .where('run_id', '=', runId)
      .where((or) =>
        or.or([or('disqualified', 'is not', null), or('player_id', 'in', [0n, ...places.keys()])]),
      )
      .orderBy('points', 'desc')
      .orderBy('reached_at')
      .orderBy('player_id')
      .limit(limit)
      .execute()
    const prizes = await trx
      .selectFrom('leaderboard_prizes')
      .selectAll()
      .where('run_id', '=', runId)
      .execute()
    const prizeOf = new Map(prizes.map((prize) => [prize.player_id, prize]))
    const names = await readAccountNames(
      trx,
      rows.map(({ player_id }) => player_id),
    )
    return succeed({
      list: rows.map((row) => {
        const prize = prizeOf.get(row.player_id)
        return {
          player_id: row.player_id.toString(),
          account: names.get(row.player_id) ?? '',
          place: places.get(row.player_id) ?? null,
          points: formatPoints(measure, row.points),
          rounds: row.rounds,
          reached_at: row.reached_at.toISOString(),
          disqualified: row.disqualified,
          prize: prize
            ? {
                amount: formatWireAmount(minor(prize.amount_minor), 'TWD'),
                state: prize.state,
                signal: prize.signal,
                order_no: prize.state === 'paid' ? prize.order_no : null,
              }
            : null,
        }
      }),
    })
  },
})
