import type { ActivityTables } from './activities.ts'
import type { InviteTables } from './invites.ts'
import type { RebateTables } from './rebate.ts'
import type { VipTables } from './vip.ts'

export interface RewardsTables extends ActivityTables, InviteTables, VipTables, RebateTables {}
