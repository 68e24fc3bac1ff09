import { defineHook } from '../../platform/context/hooks.ts'
import type { Db } from '../../platform/database/database.ts'

/** The VIP level that a banner's audience is chosen by. */
export const viewerLevelHook = defineHook<(db: Db, playerId: bigint) => Promise<number>>('site/viewer-level')

/** Whether a banner can lead to this offer. */
export const bannerActivityHook =
  defineHook<(db: Db, activityId: bigint) => Promise<boolean>>('site/banner-activity')

/** The game that a banner leads to; undefined when there is none. */
export const bannerGameHook =
  defineHook<(db: Db, gid: string) => Promise<{ readonly hasDemo: boolean } | undefined>>('site/banner-game')
