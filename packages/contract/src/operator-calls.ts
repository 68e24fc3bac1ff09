import * as account from './account/operator.ts'
import * as cashier from './cashier/operator.ts'
import type { OperatorCall } from './core/operator-call.ts'
import * as operators from './core/operators.ts'
import * as games from './games/operator.ts'
import * as identity from './identity/operator.ts'
import * as inbox from './inbox/operator.ts'
import * as music from './music/operator.ts'
import * as rewards from './rewards/operator.ts'
import * as site from './site/operator.ts'
import * as support from './support/operator.ts'
import * as wallet from './wallet/operator.ts'

/** Every operator action and read, by its name in camel case: what the `operator.ts` of each room exports. */
export const operatorCalls = {
  ...operators,
  ...account,
  ...identity,
  ...wallet,
  ...cashier,
  ...games,
  ...rewards,
  ...inbox,
  ...music,
  ...support,
  ...site,
} as const satisfies Record<string, OperatorCall>

export {
  defineOperatorAction,
  defineOperatorRead,
  type FourEyes,
  type OperatorCall,
} from './core/operator-call.ts'
export { MONEY_FORMAT } from './core/operator-fields.ts'
export { operatorName, operatorPassword, PASSWORD_FORMAT } from './core/operator-login.ts'
export { PERMISSIONS, type Permission } from './core/permissions.ts'
export { type NoticeContent, type NoticeSchedule, PICTURE_ADDRESS } from './inbox/notice-input.ts'
export { type ActivityInput, activityInput } from './rewards/activity-input.ts'
export {
  type ActivityBonusRule,
  type ActivityRule,
  activityBonusRule,
  activityRule,
} from './rewards/activity-rule.ts'
export { type LeaderboardInput, leaderboardInput } from './rewards/leaderboard-input.ts'
export { type LeaderboardRule, leaderboardRule } from './rewards/leaderboard-rule.ts'
export type { BannerTarget } from './site/banner-target.ts'
