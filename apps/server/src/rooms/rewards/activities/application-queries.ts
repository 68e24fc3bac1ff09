import type { Locale } from '@gamehall/contract/constants'
import type { Activity, Application } from '@gamehall/contract/rewards'
import { formatWireAmount, minor } from '@gamehall/money'
import type { Selectable, Updateable } from 'kysely'
import { localizeText } from '../../../platform/text/localize-text.ts'
import { readNicknames } from '../../account/index.ts'
import { type FileViewer, signFileUrl, signThumbnailUrl } from '../../site/index.ts'
import type { RewardsContext, RewardsDb, RewardsTrx } from '../tables.ts'
import { periodContaining } from './activity-period.ts'
import type { ActivityRow } from './activity-queries.ts'
import type { ActivityTables } from './tables.ts'

export type ApplicationRow = Selectable<ActivityTables['activity_applications']>

export const selectApplications = (db: RewardsDb) =>
  db
    .selectFrom('activity_applications')
    .innerJoin('activities', 'activities.activity_id', 'activity_applications.activity_id')
    .selectAll('activity_applications')
    .select('activities.title')
export type FullApplication = Awaited<ReturnType<ReturnType<typeof selectApplications>['execute']>>[number]

export const findApplication = (db: RewardsDb, applicationId: bigint): Promise<FullApplication | undefined> =>
  selectApplications(db).where('application_id', '=', applicationId).executeTakeFirst()

export const findApplicationByKey = (
  db: RewardsDb,
  playerId: bigint,
  key: string,
): Promise<FullApplication | undefined> =>
  selectApplications(db)
    .where('activity_applications.player_id', '=', playerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()

/** Finds the player's application for a period of an offer that is under review or received. */
export const findActiveApplication = (
  db: RewardsDb,
  activityId: bigint,
  playerId: bigint,
  period: string,
): Promise<ApplicationRow | undefined> =>
  db
    .selectFrom('activity_applications')
    .selectAll()
    .where('activity_id', '=', activityId)
    .where('player_id', '=', playerId)
    .where('period', '=', period)
    .where('state', 'in', ['under_review', 'received'])
    .executeTakeFirst()

/** Locks an application under review until the transaction ends. Undefined when it is decided or belongs to another player. */
export const lockApplicationUnderReview = (
  trx: RewardsTrx,
  applicationId: bigint,
  playerId?: bigint,
): Promise<ApplicationRow | undefined> =>
  trx
    .selectFrom('activity_applications')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('state', '=', 'under_review')
    .$if(playerId !== undefined, (query) => query.where('player_id', '=', playerId ?? 0n))
    .forUpdate()
    .executeTakeFirst()

export async function updateApplication(
  trx: RewardsTrx,
  applicationId: bigint,
  change: Updateable<ActivityTables['activity_applications']>,
): Promise<void> {
  await trx
    .updateTable('activity_applications')
    .set(change)
    .where('application_id', '=', applicationId)
    .execute()
}

/** Reads, per offer, the player's application state in the current period. */
export async function readApplicationStates(
  db: RewardsDb,
  playerId: bigint | undefined,
  rows: readonly ActivityRow[],
  now: Date,
): Promise<ReadonlyMap<bigint, Activity['my_state']>> {
  if (playerId === undefined || rows.length === 0) return new Map()
  const periods = new Map(rows.map((row) => [row.activity_id, periodContaining(row.frequency, now).name]))
  const found = await db
    .selectFrom('activity_applications')
    .select(['activity_id', 'period', 'state'])
    .where('player_id', '=', playerId)
    .where('activity_id', 'in', [...periods.keys()])
    .where('state', 'in', ['under_review', 'received'])
    .execute()
  const states = new Map<bigint, Activity['my_state']>()
  for (const { activity_id, period, state } of found)
    if (period === periods.get(activity_id) && (state === 'under_review' || state === 'received'))
      states.set(activity_id, state)
  return states
}

/** Converts applications to wire format; image URLs are signed for `looker`. */
export async function viewApplications(
  ctx: RewardsContext,
  db: RewardsDb,
  rows: readonly FullApplication[],
  locale: Locale,
  looker: FileViewer,
): Promise<Application[]> {
  const images = await readApplicationImages(
    db,
    rows.map(({ application_id }) => application_id),
  )
  const nicknames = await readNicknames(db, [...new Set(rows.map(({ player_id }) => player_id))])
  return rows.map((row) => ({
    application_id: row.application_id.toString(),
    activity_id: row.activity_id.toString(),
    activity_name: localizeText(row.title, locale),
    applicant: nicknames.get(row.player_id) ?? '',
    state: row.state,
    postscript: row.postscript,
    images: (images.get(row.application_id) ?? []).map((upload_id) => ({
      upload_id,
      url: signFileUrl(ctx, upload_id, looker),
      thumb_url: signThumbnailUrl(ctx, upload_id, looker),
    })),
    bonus: row.bonus_minor === null ? null : formatWireAmount(minor(row.bonus_minor), 'TWD'),
    wash: row.wash_minor === null ? null : formatWireAmount(minor(row.wash_minor), 'TWD'),
    free_rounds: row.free_rounds,
    order_no: row.order_no,
    reject_reason: row.reject_reason,
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  }))
}

/** Reads one application in wire format. Throws when it does not exist; callers have just written it. */
export async function viewApplication(
  ctx: RewardsContext,
  db: RewardsDb,
  applicationId: bigint,
  locale: Locale,
): Promise<Application> {
  const row = await findApplication(db, applicationId)
  const [view] = row === undefined ? [] : await viewApplications(ctx, db, [row], locale, 'owner')
  if (view === undefined) throw new Error(`application ${applicationId} does not exist`)
  return view
}

export async function readApplicationImages(
  db: RewardsDb,
  applicationIds: readonly bigint[],
): Promise<Map<bigint, string[]>> {
  const byApplication = new Map<bigint, string[]>()
  if (applicationIds.length === 0) return byApplication
  const rows = await db
    .selectFrom('activity_images')
    .select(['application_id', 'upload_id'])
    .where('application_id', 'in', applicationIds)
    .orderBy('application_id')
    .orderBy('position')
    .execute()
  for (const { application_id, upload_id } of rows)
    byApplication.set(application_id, [...(byApplication.get(application_id) ?? []), upload_id])
  return byApplication
}
