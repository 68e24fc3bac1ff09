import type { AccountTables } from '../../rooms/account/tables.ts'
import type { CashierTables } from '../../rooms/cashier/tables.ts'
import type { GamesTables } from '../../rooms/games/tables.ts'
import type { IdentityTables } from '../../rooms/identity/tables.ts'
import type { InboxTables } from '../../rooms/inbox/tables.ts'
import type { MusicTables } from '../../rooms/music/tables.ts'
import type { RewardsTables } from '../../rooms/rewards/tables.ts'
import type { SiteTables } from '../../rooms/site/tables.ts'
import type { SupportTables } from '../../rooms/support/tables.ts'
import type { WalletTables } from '../../rooms/wallet/tables.ts'
import type { PlatformTables } from './platform-tables.ts'

/** Every table of the server, room by room. The ledger and the arcade keep schemas of their own. */
export type Database = PlatformTables &
  AccountTables &
  WalletTables &
  IdentityTables &
  CashierTables &
  GamesTables &
  RewardsTables &
  InboxTables &
  MusicTables &
  SiteTables &
  SupportTables
