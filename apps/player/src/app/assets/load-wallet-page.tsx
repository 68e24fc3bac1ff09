import type { ComponentType } from 'react'
import { loadPlatformWallets } from '../../features/games/index.ts'
import { loadCurrencyWallets, loadMainWallet, loadRecentActivity } from '../../features/wallet/index.ts'

/** `/assets/gameAssets`: the wallet tab. */
export const loadWalletTab = (): Promise<ComponentType> => loadWallet(true)

/** `/walletHome`: the same page, deeper in. */
export const loadWalletHomePage = (): Promise<ComponentType> => loadWallet(false)

/** Where two rooms meet: the player's own wallets and the money at the platforms. */
async function loadWallet(isTab: boolean): Promise<ComponentType> {
  const [{ WalletPage }, { DestinationsMenu }, MainWallet, RecentActivity, PlatformWallets, CurrencyWallets] =
    await Promise.all([
      import('./wallet-page.tsx'),
      import('./destinations-menu.tsx'),
      loadMainWallet(),
      loadRecentActivity(),
      loadPlatformWallets(),
      loadCurrencyWallets(),
    ])
  // biome-ignore lint/correctness/noComponentHookFactories: made once, when the router loads the page
  return function Wallet() {
    return (
      <WalletPage isTab={isTab}>
        <MainWallet />
        <RecentActivity />
        <PlatformWallets />
        <CurrencyWallets />
        <DestinationsMenu />
      </WalletPage>
    )
  }
}
