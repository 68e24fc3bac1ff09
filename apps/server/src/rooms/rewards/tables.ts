import type { ActivityTables } from './activities/tables.ts'
import type { InviteTables } from './invites/tables.ts'
import type { RebateTables } from './rebate/tables.ts'
import type { VipTables } from './vip/tables.ts'

export interface RewardsTables extends ActivityTables, InviteTables, VipTables, RebateTables {}

declare module '../../platform/database/database.ts' {
  interface Database extends RewardsTables {}
}
