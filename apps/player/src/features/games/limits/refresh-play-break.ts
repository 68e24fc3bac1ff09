import type { CallName } from '@gamehall/contract'
import type { QueryClient } from '@tanstack/react-query'

/** What a break changes beside the limits: the player's info, and what advertises. */
const CHANGED: readonly CallName[] = [
  'getUserInfo',
  'listActivities',
  'listActivityTypes',
  'listBanners',
  'listNewNotices',
]

/** Loads anew what a break changes. */
export function refreshPlayBreak(queryClient: QueryClient): void {
  for (const name of CHANGED) void queryClient.invalidateQueries({ queryKey: [name] })
}
