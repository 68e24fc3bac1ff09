export const loadDepositPage = async () =>
  (await import('./deposits/components/deposit-page.tsx')).DepositPage
export const loadDepositOrderPage = async () =>
  (await import('./deposits/components/deposit-order-page.tsx')).DepositOrderPage
export const loadDepositRecordPage = async () =>
  (await import('./deposits/components/deposit-record-page.tsx')).DepositRecordPage
