import type { CallName } from '@gamehall/contract'
import type { ApplicationState } from '@gamehall/contract/rewards'
import { useCallMutation, useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useInfiniteCallQuery } from '@gamehall/web-client/calls/use-infinite-call-query.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRefreshPlayerInfo } from '../../../shared/player/use-player-info.ts'
import { useIsLoggedIn } from '../../../shared/stores/session-store.ts'

/** Loads the current offers, all or of one category. */
export function useActivities(typeId: string | undefined) {
  return useInfiniteCallQuery('listActivities', { type_id: typeId ?? null })
}

/** Loads the player's status for an offer; disabled for visitors and for offers to read only. */
export function useActivityStatus(id: string, isEnabled: boolean) {
  return useCallQuery('getActivityStatus', { id }, { enabled: useIsLoggedIn() && isEnabled })
}

/** Loads the categories of current offers. */
export function useActivityTypes() {
  return useCallQuery('listActivityTypes', {})
}

/** Loads one offer. */
export function useActivity(id: string) {
  return useCallQuery('getActivity', { id })
}

/**
 * Loads one of the player's applications; disabled without an id. Not cached, since a form starts from it and its image URLs
 * expire.
 */
export function useApplication(applicationId: string | null | undefined) {
  return useCallQuery(
    'listApplications',
    { application_id: applicationId ?? null },
    { enabled: applicationId != null, staleTime: 0, gcTime: 0 },
  )
}

export type ApplicationFilter = {
  readonly state: ApplicationState | null
  readonly start_time: string
  readonly end_time: string
}

/** Loads the player's applications and claimed bonuses. */
export function useApplications(filter: ApplicationFilter) {
  return useInfiniteCallQuery('listApplications', filter)
}

/** Cancels an application under review. */
export function useCancelApplication() {
  return useCallMutation('cancelApplication', { onSettled: useRefreshActivities() })
}

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
