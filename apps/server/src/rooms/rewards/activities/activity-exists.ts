import type { Db } from '../../../platform/database/database.ts'
import { withRewardsTables } from '../tables.ts'

/** Whether there is such an offer, shown or not. */
export async function activityExists(db: Db, activityId: bigint): Promise<boolean> {
  const activity = await withRewardsTables(db)
    .selectFrom('activities')
    .select('activity_id')
    .where('activity_id', '=', activityId)
    .executeTakeFirst()
  return activity !== undefined
}
