import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** Whether there is such an offer, shown or not. */
export async function activityExists(db: Kysely<Database>, activityId: bigint): Promise<boolean> {
  const activity = await db
    .selectFrom('activities')
    .select('activity_id')
    .where('activity_id', '=', activityId)
    .executeTakeFirst()
  return activity !== undefined
}
