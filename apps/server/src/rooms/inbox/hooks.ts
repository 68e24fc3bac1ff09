import type { Locale } from '@gamehall/contract/constants'
import type { AppContext } from '../../platform/context/app-context.ts'
import { defineHook } from '../../platform/context/hooks.ts'
import type { Db } from '../../platform/database/database.ts'

export interface PlayerLocales {
  /** The locale of a player's last session; the default before the first login. */
  read(db: Db, playerId: bigint): Promise<Locale>
  /** The locale of one session; the default when it is gone. */
  readOfSession(db: Db, sessionId: bigint): Promise<Locale>
  save(db: Db, sessionId: bigint, locale: Locale): Promise<void>
}

/** In which language a player reads. */
export const playerLocalesHook = defineHook<PlayerLocales>('inbox/player-locales')

/** When a player registered, which never changes; undefined when there is no such player. */
export const registeredAtHook =
  defineHook<(ctx: AppContext, db: Db, playerId: bigint) => Promise<Date | undefined>>('inbox/registered-at')

export interface OfferPauses {
  readonly isPaused: (db: Db, playerId: bigint, now: Date) => Promise<boolean>
  /** The paused ones of the given players; of all players without them. */
  readonly listPaused: (db: Db, now: Date, playerIds?: readonly bigint[]) => Promise<ReadonlySet<bigint>>
}

/** Who must not get offers now. */
export const offerPausesHook = defineHook<OfferPauses>('inbox/offer-pauses')

/** Whether customer service has written what the player has not read. */
export const unreadReplyHook =
  defineHook<(db: Db, playerId: bigint) => Promise<boolean>>('inbox/unread-reply')
