import type { AccountTables } from './tables/account.ts'
import type { CashierTables } from './tables/cashier.ts'
import type { CoreTables } from './tables/core.ts'
import type { GamesTables } from './tables/games.ts'
import type { IdentityTables } from './tables/identity.ts'
import type { InboxTables } from './tables/inbox.ts'
import type { MusicTables } from './tables/music.ts'
import type { RewardsTables } from './tables/rewards.ts'
import type { SiteTables } from './tables/site.ts'
import type { SupportTables } from './tables/support.ts'
import type { WalletTables } from './tables/wallet.ts'

/** Every table of the server, room by room. The ledger and the arcade keep schemas of their own. */
export type Database = CoreTables &
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
