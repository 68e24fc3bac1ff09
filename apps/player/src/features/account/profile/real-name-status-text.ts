import type { REAL_NAME_STATUSES, UserInfo } from '@gamehall/contract/account'
import type { mineText } from './mine-text.ts'

/** The contract's constants, repeated to keep zod out of the bundle; the type keeps them equal. */
const statuses: typeof REAL_NAME_STATUSES = { notVerified: 0, verified: 1, reviewFailed: 2, underReview: 3 }

/** The label of the player's real-name status: the masked name when verified. */
export function realNameStatusText(
  text: (typeof mineText)['zh-TW'],
  { real_name_status: status, real_name: name }: Pick<UserInfo, 'real_name_status' | 'real_name'>,
): string {
  if (status === statuses.verified) return name ?? text.nameVerified
  if (status === statuses.underReview) return text.nameUnderReview
  return status === statuses.reviewFailed ? text.nameFailed : text.nameNotVerified
}
