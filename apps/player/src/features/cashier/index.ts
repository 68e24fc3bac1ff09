export const loadDepositPage = async () => (await import('./components/deposit-page.tsx')).DepositPage
export const loadDepositOrderPage = async () =>
  (await import('./components/deposit-order-page.tsx')).DepositOrderPage
export const loadDepositRecordPage = async () =>
  (await import('./components/deposit-record-page.tsx')).DepositRecordPage
