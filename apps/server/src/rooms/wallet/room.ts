import type { RoomModule } from '../../platform/context/room-module.ts'
import { setExchangeRate } from './exchange/actions/set-exchange-rate.ts'
import { cleanQuotes } from './exchange/jobs/clean-quotes.ts'
import { checkLedger } from './ledger/jobs/check-ledger.ts'
import { routes } from './routes.ts'
import { listPlayerWallets } from './wallets/actions/list-player-wallets.ts'
import { setWalletLimits } from './wallets/actions/set-wallet-limits.ts'
import { switchExchange, switchPlayerTransfers } from './wallets/actions/switch-wallet-features.ts'

export const walletRoom: RoomModule = {
  room: 'wallet',
  routes,
  jobs: [checkLedger, cleanQuotes],
  actions: [setExchangeRate, setWalletLimits, switchExchange, switchPlayerTransfers, listPlayerWallets],
}
