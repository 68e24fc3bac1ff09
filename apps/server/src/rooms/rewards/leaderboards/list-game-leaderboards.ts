import type { listGameLeaderboards as call } from '@gamehall/contract/rewards'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { localizeText } from '../../../platform/text/localize-text.ts'
import { findPlatformOfGame } from '../../games/index.ts'
import type { RewardsContext } from '../tables.ts'
import { parseLeaderboardRule } from './run-queries.ts'

/** The leaderboards that run now and count a game's rounds, those that end first first; none for an unknown game. */
export const listGameLeaderboards: UseCase<typeof call, RewardsContext> = async (
  ctx,
  { gid },
  { locale },
) => {
  const now = ctx.clock.now()
  const apiKey = await findPlatformOfGame(ctx.db, gid)
  if (apiKey === undefined) return succeed({ list: [] })
  const runs = await ctx.db
    .selectFrom('leaderboard_runs as run')
    .innerJoin('activities', 'activities.activity_id', 'run.activity_id')
    .select(['run.activity_id', 'run.title', 'run.ends_at', 'run.rule'])
    .where('run.state', '=', 'open')
    .where('run.ends_at', '>', now)
    .where('activities.is_shown', '=', true)
    .orderBy('run.ends_at')
    .orderBy('run.run_id')
    .execute()
  const counting = runs.filter(({ rule: stored }) => {
    const { games, api_key } = parseLeaderboardRule(stored)
    return (games?.includes(gid) ?? true) && (api_key ?? apiKey) === apiKey
  })
  return succeed({
    list: counting.map((run) => ({
      id: run.activity_id.toString(),
      title: localizeText(run.title, locale),
      ends_at: run.ends_at.toISOString(),
    })),
  })
}
