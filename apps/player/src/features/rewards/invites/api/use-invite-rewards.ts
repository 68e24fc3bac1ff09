import type { InviteRewardKind } from '@gamehall/contract/rewards'
import { useCallList } from '../../../../shared/api/use-call-list.ts'

export type RewardFilter = {
  readonly kind: InviteRewardKind | null
  readonly start_time: string
  readonly end_time: string
}

/** Loads the invite rewards. */
export function useInviteRewards(filter: RewardFilter) {
  return useCallList('listInviteRewards', filter)
}
