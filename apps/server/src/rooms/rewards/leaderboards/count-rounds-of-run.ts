import { sql } from 'kysely'
import { acquireAdvisoryLocks } from '../../../platform/database/acquire-advisory-lock.ts'
import { HOUR_MS } from '../../../platform/time/durations.ts'
import { filterTestAccounts } from '../../account/index.ts'
import { type HourScore, listPlayedGames, scoreRounds } from '../../games/index.ts'
import type { RewardsContext, RewardsTrx } from '../tables.ts'
import { parseLeaderboardRule, type RunRow, roundsOfRun } from './run-queries.ts'

/** How far back one player's counting looks; bets that arrive later are found when all are counted. */
const RECENT_MS = HOUR_MS
/** Queries take at most 65,535 parameters. */
const CHUNK = 10_000

/**
 * Counts players' recent rounds in every open run that one of them can have changed; not those of test accounts. The hours that it looks at are replaced as a whole:
 * a bet counts once, however often it is counted, and a voided one no more.
 */
export async function countPlayers(ctx: RewardsContext, playerIds: readonly bigint[]): Promise<void> {
  const now = ctx.clock.now()
  const runs = await ctx.db
    .selectFrom('leaderboard_runs')
    .select(['run_id', 'rule'])
    .where('state', '=', 'open')
    .where('starts_at', '<=', now)
    .orderBy('run_id')
    .execute()
  if (runs.length === 0) return
  const testIds = await filterTestAccounts(ctx, ctx.db, playerIds)
  const counted = playerIds.filter((playerId) => !testIds.has(playerId))
  if (counted.length === 0) return
  const recent = new Date(Math.floor((now.getTime() - RECENT_MS) / HOUR_MS) * HOUR_MS)
  const [played, before] = await Promise.all([
    listPlayedGames(ctx.db, counted, recent),
    listCountedRuns(
      ctx,
      runs.map(({ run_id }) => run_id),
      counted,
      recent,
    ),
  ])
  for (const { run_id, rule } of runs) {
    const { games } = parseLeaderboardRule(rule)
    if (games === undefined || games.some((gid) => played.has(gid)) || before.has(run_id))
      await ctx.db.transaction().execute((trx) => countPlayersInRun(trx, run_id, counted, recent))
  }
}

/** Those of the runs in which recent rounds of these players count already: a void may take them back. */
async function listCountedRuns(
  ctx: RewardsContext,
  runIds: readonly bigint[],
  playerIds: readonly bigint[],
  recent: Date,
): Promise<ReadonlySet<bigint>> {
  const rows = await ctx.db
    .selectFrom('leaderboard_hours')
    .select('run_id')
    .distinct()
    .where('run_id', 'in', runIds)
    .where('player_id', 'in', playerIds)
    .where('hour', '>=', recent)
    .execute()
  return new Set(rows.map(({ run_id }) => run_id))
}

async function countPlayersInRun(
  trx: RewardsTrx,
  runId: bigint,
  playerIds: readonly bigint[],
  recent: Date,
): Promise<void> {
  // Serializes the counting of each player, so that none writes what it read before another.
  const locks = playerIds.map((playerId) => `leaderboard/${runId}/${playerId}`)
  await acquireAdvisoryLocks(trx, locks.toSorted())
  const run = await trx
    .selectFrom('leaderboard_runs')
    .selectAll()
    .where('run_id', '=', runId)
    .where('state', '=', 'open')
    .forShare()
    .executeTakeFirst()
  if (run === undefined) return
  const rounds = roundsOfRun(run)
  const from = recent > rounds.from ? recent : rounds.from
  const scores = await scoreRounds(trx, { ...rounds, from, playerIds })
  await trx
    .deleteFrom('leaderboard_hours')
    .where('run_id', '=', runId)
    .where('player_id', 'in', playerIds)
    .where('hour', '>=', recent)
    .execute()
  await insertHours(trx, runId, scores)
  await sumHours(trx, run, playerIds)
}

/** Counts all rounds of a run from the bet record again. The caller has locked the run. */
export async function countEverybody(ctx: RewardsContext, trx: RewardsTrx, run: RunRow): Promise<void> {
  const scores = await scoreRounds(trx, roundsOfRun(run))
  const playerIds = [...new Set(scores.map(({ player_id }) => player_id))]
  const testIds = new Set<bigint>()
  for (let at = 0; at < playerIds.length; at += CHUNK)
    for (const id of await filterTestAccounts(ctx, trx, playerIds.slice(at, at + CHUNK))) testIds.add(id)
  await trx.deleteFrom('leaderboard_hours').where('run_id', '=', run.run_id).execute()
  await insertHours(
    trx,
    run.run_id,
    scores.filter(({ player_id }) => !testIds.has(player_id)),
  )
  await sumHours(trx, run, null)
  await trx
    .updateTable('leaderboard_runs')
    .set({ counted_at: ctx.clock.now() })
    .where('run_id', '=', run.run_id)
    .execute()
}

async function insertHours(trx: RewardsTrx, runId: bigint, scores: readonly HourScore[]): Promise<void> {
  if (scores.length === 0) return
  const rows = scores.map((score) => ({
    ...score,
    player_id: `${score.player_id}`,
    points: `${score.points}`,
  }))
  await sql`
    insert into leaderboard_hours (run_id, player_id, hour, points, rounds, reached_at)
      select ${runId}, player_id, hour, points, rounds, reached_at
        from json_to_recordset(${JSON.stringify(rows)}::json) as score(
          player_id bigint, hour timestamptz, points bigint, rounds integer, reached_at timestamptz)`.execute(
    trx,
  )
}

/** Sums the hours to standings, of some players or of all (null); who has none left leaves the leaderboard. */
async function sumHours(trx: RewardsTrx, run: RunRow, playerIds: readonly bigint[] | null): Promise<void> {
  const isBest = parseLeaderboardRule(run.rule).measure === 'best_multiplier'
  const own = playerIds === null ? sql`true` : sql`player_id = any (${playerIds}::bigint[])`
  await sql`
    insert into leaderboard_scores as score (run_id, player_id, points, rounds, reached_at)
      select run_id, player_id, ${isBest ? sql`max(points)` : sql`sum(points)`}, sum(rounds)::int,
          ${
            isBest
              ? sql`(array_agg(reached_at order by points desc, reached_at))[1]`
              : sql`coalesce(max(reached_at) filter (where points > 0), min(reached_at))`
          }
        from leaderboard_hours where run_id = ${run.run_id} and ${own}
        group by run_id, player_id
      on conflict (run_id, player_id) do update
        set points = excluded.points, rounds = excluded.rounds, reached_at = excluded.reached_at
        where (score.points, score.rounds, score.reached_at)
          is distinct from (excluded.points, excluded.rounds, excluded.reached_at)`.execute(trx)
  await sql`
    delete from leaderboard_scores score
      where run_id = ${run.run_id} and ${own} and disqualified is null
        and not exists (select from leaderboard_hours hours
          where hours.run_id = score.run_id and hours.player_id = score.player_id)`.execute(trx)
}
