import type { LoadedPage, PageRoutes } from '../../shared/navigation/page-route.ts'

export const walletRoutes = {
  transactionRecord: {
    path: '/transaction_record',
    index: 22,
    isKept: true,
    isGuarded: true,
    load: async (): LoadedPage =>
      (await import('./transactions/transaction-record-page.tsx')).TransactionRecordPage,
  },
  turnoverStatement: {
    path: '/wash_volume',
    index: 25,
    isKept: true,
    isGuarded: true,
    load: async (): LoadedPage => (await import('./turnover/turnover-page.tsx')).TurnoverPage,
  },
  transferCurrency: {
    path: '/transferCurrency',
    aliases: ['/wallet/transferCurrency'],
    index: 29,
    isGuarded: true,
    load: async (): LoadedPage => (await import('./wallets/transfer-currency-page.tsx')).TransferCurrencyPage,
  },
  walletRecord: {
    path: '/wallet/walletHome/dec/:id',
    aliases: ['/walletHome/dec/:id'],
    index: 30,
    isKept: true,
    isGuarded: true,
    fallback: '/walletHome',
    load: async (): LoadedPage => (await import('./transactions/wallet-record-page.tsx')).WalletRecordPage,
  },
  walletReceive: {
    path: '/wallet/walletHome/ewm',
    aliases: ['/walletHome/ewm'],
    index: 31,
    isGuarded: true,
    submits: 'getReceiveAddress',
    load: async (): LoadedPage => (await import('./receive/receive-page.tsx')).ReceivePage,
  },
  walletExchange: {
    path: '/wallet/walletHome/exchange',
    aliases: ['/walletHome/exchange'],
    index: 32.5,
    isGuarded: true,
    submits: 'exchangeCurrency',
    load: async (): LoadedPage => (await import('./exchange/exchange-page.tsx')).ExchangePage,
  },
} as const satisfies PageRoutes
