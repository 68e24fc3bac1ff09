import type { UserInfo } from '@gamehall/contract/account'
import type { Db } from '../database/database.ts'
import { defineHook } from './hooks.ts'

/** A player's active break from playing; null without one. Several rooms ask it, so that none of them declares it. */
export const playBreakHook =
  defineHook<(db: Db, playerId: bigint, now: Date) => Promise<UserInfo['play_break']>>('play-break')
