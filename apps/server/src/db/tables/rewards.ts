import type { ActivityTables } from './activities.ts'
import type { InviteTables } from './invites.ts'

export interface RewardsTables extends ActivityTables, InviteTables {
  vip_levels: { player_id: bigint; level: number; since: Date }
}
