export const loadMainWallet = async () => (await import('./components/main-wallet.tsx')).MainWallet
export const loadTransactionRecordPage = async () =>
  (await import('./components/transaction-record-page.tsx')).TransactionRecordPage
