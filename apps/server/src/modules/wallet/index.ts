import type { RoomModule } from '../../core/room-module.ts'
import { checkLedger } from './jobs/check-ledger.ts'
import { routes } from './routes.ts'

export { channelClearing, platformClearing, SUSPENSE } from './account-keys.ts'
export { hallLedger } from './hall-ledger.ts'
export { type HoldRequest, holdMoney, type Movement, moveMoney, releaseMoney } from './move-money.ts'
export { openHouseAccounts, openWallets } from './open-wallets.ts'
export { listPlatformBalances, rememberPlatformBalance } from './platform-balances.ts'
export { readMainBalance, readWashBalance } from './read-balances.ts'
export { countWash, requireWash } from './wash-volume.ts'

export const walletRoom: RoomModule = { room: 'wallet', routes, jobs: [checkLedger], actions: [] }
