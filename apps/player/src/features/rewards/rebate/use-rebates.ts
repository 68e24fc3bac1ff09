import type { GameCategory } from '@gamehall/contract/games'
import type { RebateState } from '@gamehall/contract/rewards'
import { useInfiniteCallQuery } from '@gamehall/web-client/calls/use-infinite-call-query.ts'
import { usePush } from '@gamehall/web-client/socket/use-push.ts'

export type RebateFilter = {
  readonly start_time?: string
  readonly end_time?: string
  readonly state?: RebateState | null
  readonly type?: GameCategory | null
}

/** Loads the posted rebates, newest first; reloads on `user_change`. */
export function useRebates(filter: RebateFilter) {
  const rebates = useInfiniteCallQuery('listRebates', filter)
  usePush(['user_change'], () => rebates.refetch())
  return rebates
}
