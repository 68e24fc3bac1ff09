export { findExchange } from './exchange/exchange-currency.ts'
export {
  convertAmount,
  type ExchangeRate,
  formatRate,
  parseRate,
  type RateE4,
  readExchangeRate,
} from './exchange/exchange-rate.ts'
export { findExchangeSummary } from './exchange/find-exchange-summary.ts'
export {
  adjustmentsAccount,
  channelClearing,
  exchangePosition,
  PROMOTIONS_ACCOUNT,
  platformClearing,
  platformPlayClearing,
  playerTransfersAccount,
  playMoneyAccount,
  SUSPENSE_ACCOUNT,
} from './ledger/account-keys.ts'
export { appLedger } from './ledger/app-ledger.ts'
export { describeHolding, type HoldRequest, holdMoney, releaseMoney } from './ledger/hold-money.ts'
export {
  describeMovements,
  type Movement,
  moveMoney,
  moveMoneyAtomically,
  UnexpectedRefusalError,
} from './ledger/move-money.ts'
export { openSystemAccounts, openWallets } from './ledger/open-wallets.ts'
export {
  readBalance,
  readMainBalance,
  readMainBalanceBatched,
  readMainBalances,
} from './ledger/read-balances.ts'
export { readCreditedTotal } from './ledger/read-credited-total.ts'
export { countTurnover, countTurnovers } from './turnover/count-turnover.ts'
export { type CountedBet, readCountedBets } from './turnover/read-counted-bets.ts'
export { requireTurnover } from './turnover/require-turnover.ts'
export { filterTurnoverMet, readTurnoverLeft } from './turnover/turnover-balance.ts'
export { readTurnoverStatus, readUnmetCredits, toTurnoverStatus } from './turnover/turnover-credits.ts'
export { readWithheld, refuseWithheld } from './turnover/withheld.ts'
export { splitBalance } from './turnover/withheld-rule.ts'
export { readWalletLimits, readWalletSettings } from './wallet-settings.ts'
export { parseAmountWithin } from './wallets/parse-amount-within.ts'
export {
  listPlatformBalances,
  listPlatformHolders,
  savePlatformBalance,
} from './wallets/platform-balances.ts'
export { formatWalletOrderNo } from './wallets/wallet-order-no.ts'
