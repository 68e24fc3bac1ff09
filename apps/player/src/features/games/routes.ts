import type { LoadedPage, PageRoutes } from '../../shared/navigation/page-route.ts'

export const gamesRoutes = {
  gameListItem: {
    path: '/gameListItem',
    index: 5,
    isKept: true,
    isGuarded: true,
    load: async (): LoadedPage => (await import('./game-list/game-list-page.tsx')).GameListPage,
  },
  bettingRecord: {
    path: '/betting_record',
    index: 23,
    isKept: true,
    isGuarded: true,
    load: async (): LoadedPage => (await import('./bets/betting-record-page.tsx')).BettingRecordPage,
  },
  playLimits: {
    path: '/play_limits',
    index: 24,
    isGuarded: true,
    load: async (): LoadedPage => (await import('./limits/play-limits-page.tsx')).PlayLimitsPage,
  },
  playSummary: {
    path: '/play_summary',
    index: 24,
    isGuarded: true,
    load: async (): LoadedPage => (await import('./play-summary/play-summary-page.tsx')).PlaySummaryPage,
  },
  transferRecord: {
    path: '/transfer_record',
    index: 24,
    isGuarded: true,
    load: async (): LoadedPage => (await import('./transfers/transfer-record-page.tsx')).TransferRecordPage,
  },
  walletTransfer: {
    path: '/wallet/walletHome/transfer',
    aliases: ['/walletHome/transfer'],
    index: 33,
    isGuarded: true,
    load: async (): LoadedPage => (await import('./platforms/transfer-page.tsx')).TransferPage,
  },
} as const satisfies PageRoutes
