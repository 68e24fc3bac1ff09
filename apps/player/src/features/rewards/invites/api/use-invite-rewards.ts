import type { InviteRewardKind } from '@gamehall/contract/rewards'
import { useInfiniteCallQuery } from '@gamehall/web-client/calls/use-infinite-call-query.ts'

export type RewardFilter = {
  readonly kind: InviteRewardKind | null
  readonly start_time: string
  readonly end_time: string
}

/** Loads the invite rewards. */
export function useInviteRewards(filter: RewardFilter) {
  return useInfiniteCallQuery('listInviteRewards', filter)
}
