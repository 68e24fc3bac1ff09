import type { LoadedPage, PageRoutes } from '../../shared/navigation/page-route.ts'

export const cashierRoutes = {
  deposit: {
    path: '/deposit',
    index: 16,
    isKept: true,
    isGuarded: true,
    submits: 'createDeposit',
    load: async (): LoadedPage => (await import('./deposits/components/deposit-page.tsx')).DepositPage,
  },
  depositOrder: {
    path: '/order/deposit',
    index: 17,
    isGuarded: true,
    submits: 'createDeposit',
    requiredQuery: 'order_no',
    fallback: '/deposit/record',
    load: async (): LoadedPage => (await import('./deposits/order/deposit-order-page.tsx')).DepositOrderPage,
  },
  depositRecord: {
    path: '/deposit/record',
    index: 18,
    isKept: true,
    isGuarded: true,
    load: async (): LoadedPage =>
      (await import('./deposits/components/deposit-record-page.tsx')).DepositRecordPage,
  },
  withdraw: {
    path: '/newWithdraw',
    index: 19,
    isKept: true,
    isGuarded: true,
    submits: 'createWithdrawal',
    load: async (): LoadedPage => (await import('./withdrawals/components/withdraw-page.tsx')).WithdrawPage,
  },
  withdrawOrder: {
    path: '/order/newWithdraw',
    index: 20,
    isGuarded: true,
    submits: 'createWithdrawal',
    requiredQuery: 'order_no',
    fallback: '/newWithdraw/record',
    load: async (): LoadedPage =>
      (await import('./withdrawals/components/withdraw-order-page.tsx')).WithdrawOrderPage,
  },
  withdrawRecord: {
    path: '/newWithdraw/record',
    index: 21,
    isKept: true,
    isGuarded: true,
    load: async (): LoadedPage =>
      (await import('./withdrawals/components/withdraw-record-page.tsx')).WithdrawRecordPage,
  },
  walletSend: {
    path: '/wallet/walletHome/send',
    aliases: ['/walletHome/send'],
    index: 32,
    isGuarded: true,
    submits: 'sendToPlayer',
    load: async (): LoadedPage => (await import('./sending/send-page.tsx')).SendPage,
  },
  bank: {
    path: '/bank',
    index: 35,
    isKept: true,
    isGuarded: true,
    submits: 'addBankCard',
    load: async (): LoadedPage => (await import('./bank-cards/components/bank-cards-page.tsx')).BankCardsPage,
  },
  bindBankCard: {
    path: '/bind_bank_card',
    index: 35.1,
    isGuarded: true,
    submits: 'addBankCard',
    load: async (): LoadedPage => (await import('./bank-cards/components/bind-card-page.tsx')).BindCardPage,
  },
  bankIdentify: {
    path: '/bank_identify',
    index: 35.2,
    isGuarded: true,
    submits: 'addBankCard',
    load: async (): LoadedPage => (await import('./bank-cards/components/card-photo-page.tsx')).CardPhotoPage,
  },
  cardBank: {
    path: '/step1',
    index: 35.3,
    isGuarded: true,
    submits: 'addBankCard',
    load: async (): LoadedPage => (await import('./bank-cards/components/card-bank-page.tsx')).CardBankPage,
  },
  cardAccount: {
    path: '/step2',
    index: 35.4,
    isGuarded: true,
    submits: 'addBankCard',
    load: async (): LoadedPage =>
      (await import('./bank-cards/components/card-account-page.tsx')).CardAccountPage,
  },
  bankVideo: {
    path: '/bank_video',
    index: 35.5,
    isGuarded: true,
    submits: 'addBankCard',
    load: async (): LoadedPage => (await import('./bank-cards/components/card-video-page.tsx')).CardVideoPage,
  },
  cardConfirm: {
    path: '/step3',
    index: 35.6,
    isGuarded: true,
    submits: 'addBankCard',
    load: async (): LoadedPage =>
      (await import('./bank-cards/components/card-confirm-page.tsx')).CardConfirmPage,
  },
  addresses: {
    path: '/addresses',
    index: 37,
    isKept: true,
    isGuarded: true,
    submits: 'addAddress',
    load: async (): LoadedPage => (await import('./addresses/components/addresses-page.tsx')).AddressesPage,
  },
} as const satisfies PageRoutes
