import type { RoomModule } from '../../core/room-module.ts'
import { listPlayerWallets } from './actions/list-player-wallets.ts'
import { setExchangeRate } from './actions/set-exchange-rate.ts'
import { setWalletLimits } from './actions/set-wallet-limits.ts'
import { switchExchange, switchPlayerTransfers } from './actions/switch-wallet-features.ts'
import { checkLedger } from './jobs/check-ledger.ts'
import { cleanQuotes } from './jobs/clean-quotes.ts'
import { routes } from './routes.ts'

export {
  adjustments,
  channelClearing,
  exchangePosition,
  PROMOTIONS,
  platformClearing,
  platformPlayClearing,
  playerTransfers,
  playMoney,
  SUSPENSE,
} from './account-keys.ts'
export { findExchange } from './exchange/exchange-currency.ts'
export {
  convert,
  type ExchangeRate,
  formatRate,
  parseRate,
  type RateE4,
  readRate,
} from './exchange/exchange-rate.ts'
export { hallLedger } from './hall-ledger.ts'
export { describeHolding, type HoldRequest, holdMoney, releaseMoney } from './hold-money.ts'
export { describeMovements, moveMoney, moveTogether } from './move-money.ts'
export type { Movement } from './movement.ts'
export { openHouseAccounts, openWallets } from './open-wallets.ts'
export { listPlatformBalances, rememberPlatformBalance } from './platform-balances.ts'
export { askMainBalance, readBalance, readMainBalance } from './read-balances.ts'
export { readCredited } from './read-credited.ts'
export { countTurnover } from './turnover/count-turnover.ts'
export { type BetCount, readBetCounts } from './turnover/read-counts.ts'
export { readCredits, readStanding, viewStanding } from './turnover/read-credits.ts'
export { requireTurnover } from './turnover/require-turnover.ts'
export { readTurnoverLeft } from './turnover/turnover-balance.ts'
export { readWithheld, refuseWithheld, splitBalance } from './turnover/withheld.ts'
export { parseAmountWithin } from './wallet-amount.ts'
export { formatWalletOrderNo } from './wallet-order-no.ts'
export { readWalletLimits, readWalletSettings } from './wallet-settings.ts'

export const walletRoom: RoomModule = {
  room: 'wallet',
  routes,
  jobs: [checkLedger, cleanQuotes],
  actions: [setExchangeRate, setWalletLimits, switchExchange, switchPlayerTransfers, listPlayerWallets],
}
