export const loadMainWallet = async () => (await import('./wallets/main-wallet.tsx')).MainWallet
export const loadTransactionRecordPage = async () =>
  (await import('./transactions/transaction-record-page.tsx')).TransactionRecordPage
export const loadTurnoverPage = async () => (await import('./turnover/turnover-page.tsx')).TurnoverPage
export const loadRecentActivity = async () => (await import('./wallets/recent-activity.tsx')).RecentActivity
export const loadCurrencyWallets = async () =>
  (await import('./wallets/currency-wallets.tsx')).CurrencyWallets
export const loadTransferCurrencyPage = async () =>
  (await import('./wallets/transfer-currency-page.tsx')).TransferCurrencyPage
export const loadReceivePage = async () => (await import('./receive/receive-page.tsx')).ReceivePage
export const loadExchangePage = async () => (await import('./exchange/exchange-page.tsx')).ExchangePage
export const loadWalletRecordPage = async () =>
  (await import('./transactions/wallet-record-page.tsx')).WalletRecordPage
export const loadOutcome = async () => (await import('./outcome/outcome-page.tsx')).OutcomePage
