export const loadDepositPage = async () =>
  (await import('./deposits/components/deposit-page.tsx')).DepositPage
export const loadDepositOrderPage = async () =>
  (await import('./deposits/components/deposit-order-page.tsx')).DepositOrderPage
export const loadDepositRecordPage = async () =>
  (await import('./deposits/components/deposit-record-page.tsx')).DepositRecordPage
export const loadWithdrawPage = async () =>
  (await import('./withdrawals/components/withdraw-page.tsx')).WithdrawPage
export const loadWithdrawOrderPage = async () =>
  (await import('./withdrawals/components/withdraw-order-page.tsx')).WithdrawOrderPage
export const loadWithdrawRecordPage = async () =>
  (await import('./withdrawals/components/withdraw-record-page.tsx')).WithdrawRecordPage
export const loadAddressesPage = async () =>
  (await import('./addresses/components/addresses-page.tsx')).AddressesPage
