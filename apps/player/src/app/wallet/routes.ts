import { wallet } from '@gamehall/ui/icons/icon-set.ts'
import type { LoadedPage, PageRoutes } from '../../shared/navigation/page-route.ts'
import { loadWalletHomePage, loadWalletTab } from './load-wallet-page.tsx'

/** The wallet page shows parts of the wallet room and of the games room. */
export const walletPageRoutes = {
  gameAssets: {
    path: '/assets/gameAssets',
    index: 1,
    tab: { position: 3, shape: wallet, title: { 'zh-TW': '錢包', en: 'Wallet' }, isMain: true },
    isKept: true,
    isGuarded: true,
    load: (): LoadedPage => loadWalletTab(),
  },
  walletHome: {
    path: '/walletHome',
    aliases: ['/wallet', '/wallet/walletHome'],
    index: 28,
    isKept: true,
    isGuarded: true,
    load: (): LoadedPage => loadWalletHomePage(),
  },
} as const satisfies PageRoutes
