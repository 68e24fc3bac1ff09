import { ACCOUNT_TYPES, type Locale } from '@gamehall/contract/constants'
import type { getLeaderboard as call, Leaderboard } from '@gamehall/contract/rewards'
import { formatWireAmount } from '@gamehall/money'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { localizeText } from '../../../platform/text/localize-text.ts'
import { isOnBreak, readGameNames, readPlatformNames } from '../../games/index.ts'
import type { ActivityRow } from '../activities/activity-queries.ts'
import type { RewardsContext, RewardsDb } from '../tables.ts'
import { prizeTiers } from './leaderboard-prizes.ts'
import { describeRules } from './rule-texts.ts'
import { runPeriodAt } from './run-periods.ts'
import { parseLeaderboardRule, type RunRow, scheduleOf, selectLeaderboards } from './run-queries.ts'
import { type RunViewer, stateOfRun, viewStandings, viewUnplayed } from './view-run.ts'

const PAST = 10

/**
 * A leaderboard: the run asked for, else the newest one, else what is to come. A closed one is shown as long as it has runs.
 * 404 unknown or hidden leaderboard, or no such run of it.
 */
export const getLeaderboard: UseCase<typeof call, RewardsContext> = async (
  ctx,
  { id, run_id: runId },
  { session, locale },
) => {
  const row = await selectLeaderboards(ctx.db)
    .where('activity_id', '=', BigInt(id))
    .where('is_shown', '=', true)
    .executeTakeFirst()
  if (row === undefined) return refuse(404)
  const now = ctx.clock.now()
  const runs = await ctx.db
    .selectFrom('leaderboard_runs')
    .selectAll()
    .where('activity_id', '=', row.activity_id)
    .orderBy('starts_at', 'desc')
    .limit(PAST + 1)
    .execute()
  const [newest] = runs
  const run = runId == null ? newest : runs.find(({ run_id }) => run_id === BigInt(runId))
  if (run === undefined && (runId != null || row.closed_at !== null)) return refuse(404)
  const playerId = session?.playerId ?? null
  const viewer = {
    playerId,
    isOnBreak: playerId !== null && (await isOnBreak(ctx.db, playerId, now)),
    isTest: session?.accountType === ACCOUNT_TYPES.test,
    locale,
  }
  return succeed({
    ...(await viewRules(ctx.db, row, run, locale)),
    ...(run === undefined ? viewUnstarted(row, viewer, now) : await viewRun(ctx.db, run, viewer, now)),
    past: runs
      .filter(({ ends_at, state }) => ends_at <= now && state !== 'cancelled')
      .map((each) => viewRunEntry(each, now)),
    current_run_id: newest !== undefined && newest.ends_at > now ? newest.run_id.toString() : null,
  })
}

type Described = Pick<
  Leaderboard,
  | 'id'
  | 'title'
  | 'summary'
  | 'content'
  | 'art'
  | 'period'
  | 'measure'
  | 'least_rounds'
  | 'rules'
  | 'games'
  | 'prizes'
  | 'wash_percent'
>

/** What stays the same while a run lasts: the run's own rules, else those of the next one. */
async function viewRules(
  db: RewardsDb,
  row: ActivityRow,
  run: RunRow | undefined,
  locale: Locale,
): Promise<Described> {
  const rule = parseLeaderboardRule(run?.rule ?? row.leaderboard)
  const { title, wash_percent } = run ?? row
  const gids = rule.games ?? []
  const gameNames = await readGameNames(db, gids)
  const games = gids.flatMap((gid) => {
    const name = gameNames.get(gid)
    return name === undefined ? [] : { gid, name: localizeText(name, locale) }
  })
  const platforms = await readPlatformNames(db, rule.api_key === undefined ? [] : [rule.api_key])
  const scope = [
    ...games.map(({ name }) => name),
    ...[...platforms.values()].map((name) => localizeText(name, locale)),
  ]
  return {
    id: row.activity_id.toString(),
    title: localizeText(title, locale),
    summary: localizeText(row.summary, locale),
    content: localizeText(row.content, locale),
    art: row.art,
    period: rule.period,
    measure: rule.measure,
    least_rounds: rule.least_rounds,
    rules: describeRules({ rule, washPercent: wash_percent, scope, locale }),
    games,
    prizes: prizeTiers(rule).map(({ from, to, amountMinor }) => ({
      from,
      to,
      amount: formatWireAmount(amountMinor, 'TWD'),
    })),
    wash_percent,
  }
}

const viewRunEntry = (run: RunRow, now: Date) => ({
  run_id: run.run_id.toString(),
  starts_at: run.starts_at.toISOString(),
  ends_at: run.ends_at.toISOString(),
  state: stateOfRun(run, now),
})

const viewRun = async (db: RewardsDb, run: RunRow, viewer: RunViewer, now: Date) => ({
  ...viewRunEntry(run, now),
  ...(await viewStandings(db, run, viewer)),
})

/** A leaderboard without a run: before its start, or in the minute after it, until the job opens the first run. */
function viewUnstarted(row: ActivityRow, viewer: RunViewer, now: Date) {
  const schedule = scheduleOf(row)
  const current = runPeriodAt(schedule, now)
  const first = current ?? runPeriodAt(schedule, schedule.startTime)
  return {
    run_id: null,
    starts_at: (first?.startsAt ?? schedule.startTime).toISOString(),
    ends_at: (first?.endsAt ?? schedule.endTime)?.toISOString() ?? null,
    state: current === null ? ('upcoming' as const) : ('running' as const),
    players: 0,
    top: [],
    me:
      current === null || viewer.playerId === null
        ? null
        : viewUnplayed(parseLeaderboardRule(row.leaderboard).measure, viewer),
  }
}
