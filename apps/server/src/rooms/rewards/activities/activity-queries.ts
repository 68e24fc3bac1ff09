import type { Locale } from '@gamehall/contract/constants'
import { activityBonusRule, activityRule } from '@gamehall/contract/operator'
import type { Activity } from '@gamehall/contract/rewards'
import { type Selectable, sql } from 'kysely'
import { localizeText } from '../../../platform/text/localize-text.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { viewFirstPrize } from '../leaderboards/view-first-prize.ts'
import type { RewardsDb } from '../tables.ts'
import { viewBonus } from './activity-bonus.ts'
import type { ActivityTables } from './tables.ts'

export type ActivityRow = Selectable<ActivityTables['activities']>

/** How long a leaderboard that has ended stays in the list, for its results. */
const RESULTS_MS = 3 * DAY_MS

/**
 * Selects the offers that are visible, started, not ended and not closed at an instant; leaderboards also before they start and
 * some days after their end.
 */
export function selectCurrentActivities(db: RewardsDb, now: Date) {
  const resultsSince = new Date(now.getTime() - RESULTS_MS)
  return db
    .selectFrom('activities')
    .where('is_shown', '=', true)
    .where('closed_at', 'is', null)
    .where((or) =>
      or.or([or('start_time', 'is', null), or('start_time', '<=', now), or('mode', '=', 'leaderboard')]),
    )
    .where((or) =>
      or.or([
        or('end_time', 'is', null),
        or('end_time', '>', now),
        or.and([or('mode', '=', 'leaderboard'), or('end_time', '>', resultsSince)]),
      ]),
    )
}

/** A leaderboard that counts the rounds of one game only: such are listed apart, so that they do not fill the list of offers. */
export const isOfOneGame = sql<boolean>`(mode = 'leaderboard' and coalesce(jsonb_array_length(leaderboard -> 'games'), 0) = 1)`

/** Finds a visible offer by id; undefined when unknown or hidden. */
export const findVisibleActivity = (db: RewardsDb, activityId: bigint): Promise<ActivityRow | undefined> =>
  db
    .selectFrom('activities')
    .selectAll()
    .where('activity_id', '=', activityId)
    .where('is_shown', '=', true)
    .executeTakeFirst()

export const hasEnded = ({ closed_at, end_time }: ActivityRow, now: Date): boolean =>
  closed_at !== null || (end_time !== null && end_time <= now)

export const hasStarted = ({ start_time }: ActivityRow, now: Date): boolean =>
  start_time === null || start_time <= now

/** Parses the conditions and the bonus rule of an offer's row. */
export const parseActivityRules = (row: ActivityRow) => ({
  rule: activityRule.parse(row.rule),
  bonus: row.bonus === null ? null : activityBonusRule.parse(row.bonus),
})

/** The game whose free rounds an offer gives; none for other bonuses. */
export const gamesOfBonus = (row: ActivityRow): string[] => {
  const { bonus } = parseActivityRules(row)
  return bonus?.kind === 'free_rounds' ? [bonus.gid] : []
}

interface ActivityView {
  readonly locale: Locale
  readonly myState: Activity['my_state']
  /** The names of the games that offers give rounds of, by id and language. */
  readonly gameNames: ReadonlyMap<string, Readonly<Record<string, string>>>
}

export function viewActivity(row: ActivityRow, { locale, myState, gameNames }: ActivityView): Activity {
  const { rule, bonus } = parseActivityRules(row)
  const nameOf = (gid: string) => localizeText(gameNames.get(gid) ?? {}, locale) || gid
  return {
    id: row.activity_id.toString(),
    type_id: row.type_id,
    title: localizeText(row.title, locale),
    summary: localizeText(row.summary, locale),
    content: localizeText(row.content, locale),
    art: row.art,
    href: row.href,
    time_type: row.time_type,
    start_time: row.start_time?.toISOString() ?? null,
    end_time: row.end_time?.toISOString() ?? null,
    mode: row.mode,
    frequency: row.frequency,
    bonus:
      row.leaderboard === null
        ? bonus && viewBonus(bonus, row, nameOf)
        : viewFirstPrize(row.leaderboard, row),
    needs_images: rule.needs_images ?? false,
    my_state: myState,
  }
}
