import { defineHook } from '../../platform/context/hooks.ts'
import type { Db } from '../../platform/database/database.ts'

/** Whether a banner can lead to this offer. */
export const bannerActivityHook =
  defineHook<(db: Db, activityId: bigint) => Promise<boolean>>('site/banner-activity')

/** The game that a banner leads to; undefined when there is none. */
export const bannerGameHook =
  defineHook<(db: Db, gid: string) => Promise<{ readonly hasDemo: boolean } | undefined>>('site/banner-game')
