import type { Locale } from '@gamehall/contract/constants'
import type { Activity } from '@gamehall/contract/rewards'
import type { Kysely, Selectable } from 'kysely'
import { localized } from '../../core/localized.ts'
import type { Database } from '../../db/database.ts'
import type { RewardsTables } from '../../db/tables/rewards.ts'

/** What is on at an instant: shown, begun and not over. */
export function currentActivities(db: Kysely<Database>, now: Date) {
  return db
    .selectFrom('activities')
    .where('is_shown', '=', true)
    .where((or) => or.or([or('start_time', 'is', null), or('start_time', '<=', now)]))
    .where((or) => or.or([or('end_time', 'is', null), or('end_time', '>', now)]))
}

export function toActivity(row: Selectable<RewardsTables['activities']>, locale: Locale): Activity {
  return {
    id: row.activity_id.toString(),
    title: localized(row.title, locale),
    summary: localized(row.summary, locale),
    content: localized(row.content, locale),
    art: row.art,
    href: row.href,
    time_type: row.time_type,
    start_time: row.start_time?.toISOString() ?? null,
    end_time: row.end_time?.toISOString() ?? null,
  }
}
