import type { UserInfo } from '@gamehall/contract/account'
import { serverNow } from '@gamehall/web-client/calls/server-time.ts'
import { sessionStore } from '@gamehall/web-client/storage/safe-storage.ts'
import { useEffect } from 'react'
import { useIsLoggedIn } from '../stores/session-store.ts'
import { usePlayerInfo } from './use-player-info.ts'

export type ActiveBreak = NonNullable<UserInfo['play_break']>

/** Also read by the early script, which hides what advertises until home is hydrated. */
const KEY = 'break'
const FOR_GOOD = 'for_good'

/**
 * The logged-in player's active break; undefined without one. Until the player's info is known it is the break that this tab
 * knew before, so that a reload shows nothing that a break forbids.
 */
export function usePlayBreak(): ActiveBreak | undefined {
  const isLoggedIn = useIsLoggedIn()
  const { data: player } = usePlayerInfo()
  const found = isLoggedIn ? (player ? player.play_break : readKept()) : null
  if (!found) return undefined
  return found.until === null || Date.parse(found.until) > serverNow() ? found : undefined
}

/** Keeps the player's break for the next load of this tab. */
export function useKeepPlayBreak(): void {
  const { data: player } = usePlayerInfo()
  const isKnown = player !== undefined
  const ends = player?.play_break ? (player.play_break.until ?? FOR_GOOD) : undefined
  useEffect(() => {
    if (!isKnown) return
    if (ends === undefined) sessionStore.remove(KEY)
    else sessionStore.write(KEY, ends)
  }, [isKnown, ends])
}

function readKept(): ActiveBreak | null {
  const ends = sessionStore.read(KEY)
  return ends === null ? null : { until: ends === FOR_GOOD ? null : ends }
}
