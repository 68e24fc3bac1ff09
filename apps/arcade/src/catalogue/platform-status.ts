import type { ArcadeDb } from '../db/schema.ts'
import type { PlatformKey } from './platforms.ts'

export interface PlatformStatus {
  readonly status: 'OPEN' | 'MAINTENANCE'
  readonly note: string | null
}

/** Reads a platform's status; a platform without a row is open. */
export async function readPlatformStatus(db: ArcadeDb, platform: PlatformKey): Promise<PlatformStatus> {
  const row = await db
    .selectFrom('arcade.platforms')
    .select(['status', 'note'])
    .where('platform', '=', platform)
    .executeTakeFirst()
  return row ?? { status: 'OPEN', note: null }
}

export async function isInMaintenance(db: ArcadeDb, platform: PlatformKey): Promise<boolean> {
  return (await readPlatformStatus(db, platform)).status === 'MAINTENANCE'
}

/** Opens a platform or puts it under maintenance: launches, new rounds and transfers are refused, open rounds can be finished. */
export async function setPlatformStatus(
  db: ArcadeDb,
  platform: PlatformKey,
  { status, note }: PlatformStatus,
  at: Date,
): Promise<void> {
  const values = { status, note, changed_at: at }
  await db
    .insertInto('arcade.platforms')
    .values({ platform, ...values })
    .onConflict((conflict) => conflict.column('platform').doUpdateSet(values))
    .execute()
}
