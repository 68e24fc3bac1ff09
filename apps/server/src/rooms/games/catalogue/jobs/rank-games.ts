import { sql } from 'kysely'
import { z } from 'zod'
import { bumpCacheVersion } from '../../../../platform/cache/cache-version.ts'
import { defineJob } from '../../../../platform/jobs/job.ts'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import type { GamesContext } from '../../tables.ts'

const PERIOD_MS = 7 * DAY_MS

/** Ranks the games by how many players opened them with real money in a week: one player counts once, however often; among equals
 * the one opened last leads. */
export const rankGames = defineJob({
  name: 'rank-games',
  payload: z.object({}),
  cron: '7 * * * *',
  maxAttempts: 2,
  async run(ctx: GamesContext, _payload, now) {
    await sql`
      with played as (
        select gid, row_number() over (order by count(distinct player_id) desc, max(at) desc, gid)::int as place
          from game_launches where at > ${new Date(now.getTime() - PERIOD_MS)} and at <= ${now} group by gid
      ), ranked as (select games.gid, played.place from games left join played using (gid))
      update games set popularity_rank = ranked.place from ranked
        where ranked.gid = games.gid and games.popularity_rank is distinct from ranked.place`.execute(ctx.db)
    bumpCacheVersion(ctx)
  },
})
