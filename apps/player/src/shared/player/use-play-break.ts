import type { UserInfo } from '@gamehall/contract/account'
import { serverNow } from '@gamehall/web-client/calls/server-time.ts'
import { sessionStore } from '@gamehall/web-client/storage/safe-storage.ts'
import { useEffect } from 'react'
import { useIsLoggedIn } from '../stores/session-store.ts'
import { usePlayerInfo } from './use-player-info.ts'

export type ActiveBreak = NonNullable<UserInfo['play_break']>

/** Also read by the early script: the value makes the page hide its banners until home is hydrated. */
const KEY = 'break'
const UNTIL = 'until '

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
  const kept = player?.play_break ? `${UNTIL}${player.play_break.until ?? ''}` : undefined
  useEffect(() => {
    if (!isKnown) return
    if (kept === undefined) sessionStore.remove(KEY)
    else sessionStore.write(KEY, kept)
  }, [isKnown, kept])
}

function readKept(): ActiveBreak | null {
  const kept = sessionStore.read(KEY)
  return kept === null ? null : { until: kept.slice(UNTIL.length) || null }
}
