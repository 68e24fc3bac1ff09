import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '../../platform/context/app-context.ts'
import { withTables } from '../../platform/database/with-tables.ts'
import type { ActivityTables } from './activities/tables.ts'
import type { InviteTables } from './invites/tables.ts'
import type { LeaderboardTables } from './leaderboards/tables.ts'
import type { RebateTables } from './rebate/tables.ts'
import type { VipTables } from './vip/tables.ts'

export interface RewardsTables
  extends ActivityTables,
    InviteTables,
    LeaderboardTables,
    VipTables,
    RebateTables {}

/** What this room's functions get: their queries know its own tables, and no other room's. */
export type RewardsDb = Kysely<RewardsTables>
export type RewardsTrx = Transaction<RewardsTables>
export type RewardsContext = AppContext<RewardsDb>

/** For the room's doors, which take what any room has. */
export const withRewardsTables = withTables<RewardsTables>()
