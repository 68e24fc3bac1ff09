import type { ApplicationState } from '@gamehall/contract/rewards'
import { useInfiniteCallQuery } from '@gamehall/web-client/calls/use-infinite-call-query.ts'

export type ApplicationFilter = {
  readonly state: ApplicationState | null
  readonly start_time: string
  readonly end_time: string
}

/** Loads the player's applications and claimed bonuses. */
export function useApplications(filter: ApplicationFilter) {
  return useInfiniteCallQuery('listApplications', filter)
}
