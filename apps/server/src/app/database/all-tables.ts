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

export interface TablesOfRooms {
  account: AccountTables
  cashier: CashierTables
  games: GamesTables
  identity: IdentityTables
  inbox: InboxTables
  music: MusicTables
  rewards: RewardsTables
  site: SiteTables
  support: SupportTables
  wallet: WalletTables
}

/** Every room's tables: for the composition and for tests. The ledger and the arcade keep schemas of their own. */
export interface AllTables
  extends AccountTables,
    CashierTables,
    GamesTables,
    IdentityTables,
    InboxTables,
    MusicTables,
    RewardsTables,
    SiteTables,
    SupportTables,
    WalletTables {}
