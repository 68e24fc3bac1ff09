import type { RoomModule } from '../../core/room-module.ts'
import { setExchangeRate } from './actions/set-exchange-rate.ts'
import { checkLedger } from './jobs/check-ledger.ts'
import { routes } from './routes.ts'

export { channelClearing, exchangePosition, platformClearing, SUSPENSE } from './account-keys.ts'
export { convert, type ExchangeRate, formatRate, parseRate, type RateE4, readRate } from './exchange-rate.ts'
export { hallLedger } from './hall-ledger.ts'
export { type HoldRequest, holdMoney, type Movement, moveMoney, releaseMoney } from './move-money.ts'
export { openHouseAccounts, openWallets } from './open-wallets.ts'
export { listPlatformBalances, rememberPlatformBalance } from './platform-balances.ts'
export { readBalance, readMainBalance, readWashBalance } from './read-balances.ts'
export { countWash, requireWash } from './wash-volume.ts'

export const walletRoom: RoomModule = {
  room: 'wallet',
  routes,
  jobs: [checkLedger],
  actions: [setExchangeRate],
}
