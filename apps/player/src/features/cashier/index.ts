export const loadDepositPage = async () =>
  (await import('./deposits/components/deposit-page.tsx')).DepositPage
export const loadDepositOrderPage = async () =>
  (await import('./deposits/order/deposit-order-page.tsx')).DepositOrderPage
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
export const loadBankCardsPage = async () =>
  (await import('./bank-cards/components/bank-cards-page.tsx')).BankCardsPage
export const loadBindCardPage = async () =>
  (await import('./bank-cards/components/bind-card-page.tsx')).BindCardPage
export const loadCardPhotoPage = async () =>
  (await import('./bank-cards/components/card-photo-page.tsx')).CardPhotoPage
export const loadCardBankPage = async () =>
  (await import('./bank-cards/components/card-bank-page.tsx')).CardBankPage
export const loadCardAccountPage = async () =>
  (await import('./bank-cards/components/card-account-page.tsx')).CardAccountPage
export const loadCardVideoPage = async () =>
  (await import('./bank-cards/components/card-video-page.tsx')).CardVideoPage
export const loadCardConfirmPage = async () =>
  (await import('./bank-cards/components/card-confirm-page.tsx')).CardConfirmPage
export const loadSendPage = async () => (await import('./sending/send-page.tsx')).SendPage
