export const loadMainWallet = async () => (await import('./components/main-wallet.tsx')).MainWallet
export const loadTransactionRecordPage = async () =>
  (await import('./transactions/transaction-record-page.tsx')).TransactionRecordPage
export const loadWashVolumePage = async () => (await import('./wash/wash-volume-page.tsx')).WashVolumePage
