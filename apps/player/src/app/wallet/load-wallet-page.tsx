import type { ComponentType } from 'react'
import { loadNextStep, loadPlatformWallets } from '../../features/games/index.ts'
import { loadCurrencyWallets, loadMainWallet, loadRecentActivity } from '../../features/wallet/index.ts'

/** Loads `/assets/gameAssets`, the wallet tab. */
export const loadWalletTab = (): Promise<ComponentType> => loadWallet(true)

/** Loads `/walletHome`: the wallet page as a deeper page with a back button. */
export const loadWalletHomePage = (): Promise<ComponentType> => loadWallet(false)

/** Combines the wallet room (main and currency wallets) with the games room (platform wallets). */
async function loadWallet(isTab: boolean): Promise<ComponentType> {
  const [
    { WalletPage },
    { PayoutDestinationsMenu },
    MainWallet,
    RecentActivity,
    PlatformWallets,
    CurrencyWallets,
    NextStep,
  ] = await Promise.all([
    import('./wallet-page.tsx'),
    import('./payout-destinations-menu.tsx'),
    loadMainWallet(),
    loadRecentActivity(),
    loadPlatformWallets(),
    loadCurrencyWallets(),
    loadNextStep(),
  ])
  // biome-ignore lint/correctness/noComponentHookFactories: made once, when the router loads the page
  return function Wallet() {
    return (
      <WalletPage isTab={isTab}>
        <MainWallet />
        <NextStep />
        <RecentActivity />
        <PlatformWallets />
        <CurrencyWallets />
        <PayoutDestinationsMenu />
      </WalletPage>
    )
  }
}
