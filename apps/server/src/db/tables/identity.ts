import type { REAL_NAME_STATUSES } from '@gamehall/contract/account'
import type { Generated } from 'kysely'

export interface IdentityTables {
  real_names: {
    player_id: bigint
    status: (typeof REAL_NAME_STATUSES)[keyof typeof REAL_NAME_STATUSES]
    name_sealed: Buffer | null
    decided_at: Date | null
    birth_date_sealed: Generated<Buffer | null>
  }
}
