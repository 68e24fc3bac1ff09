export const loadMainWallet = async () => (await import('./components/main-wallet.tsx')).MainWallet
export const loadTransactionRecordPage = async () =>
  (await import('./transactions/transaction-record-page.tsx')).TransactionRecordPage
export const loadWashVolumePage = async () => (await import('./wash/wash-volume-page.tsx')).WashVolumePage
export const loadWalletRedirectPage = async () =>
  (await import('./home/wallet-redirect-page.tsx')).WalletRedirectPage
export const loadWalletHomePage = async () => (await import('./home/wallet-home-page.tsx')).WalletHomePage
export const loadTransferCurrencyPage = async () =>
  (await import('./home/transfer-currency-page.tsx')).TransferCurrencyPage
export const loadReceivePage = async () => (await import('./receive/receive-page.tsx')).ReceivePage
