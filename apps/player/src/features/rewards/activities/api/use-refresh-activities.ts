import type { CallName } from '@gamehall/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRefreshPlayerInfo } from '../../../../shared/player/use-player-info.ts'

const STALE: readonly CallName[] = ['getActivityStatus', 'getActivity', 'listActivities', 'listApplications']

/** Reloads offers, applications and the player's balance after a claim, an application or a decision. */
export function useRefreshActivities(): () => void {
  const client = useQueryClient()
  const refreshPlayer = useRefreshPlayerInfo()
  return () => {
    for (const name of STALE) void client.invalidateQueries({ queryKey: [name] })
    void refreshPlayer()
  }
}
