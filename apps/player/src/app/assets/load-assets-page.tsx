import type { ComponentType } from 'react'
import { loadPlatformWallets } from '../../features/games/index.ts'
import { loadMainWallet } from '../../features/wallet/index.ts'

/** `/assets/gameAssets` is where two rooms meet: the main wallet and the money at the platforms. */
export async function loadAssetsPage(): Promise<ComponentType> {
  const [{ AssetsPage }, { DestinationsMenu }, MainWallet, PlatformWallets] = await Promise.all([
    import('./assets-page.tsx'),
    import('./destinations-menu.tsx'),
    loadMainWallet(),
    loadPlatformWallets(),
  ])
  // biome-ignore lint/correctness/noComponentHookFactories: made once, when the router loads the page
  return function Assets() {
    return (
      <AssetsPage>
        <MainWallet />
        <PlatformWallets />
        <DestinationsMenu />
      </AssetsPage>
    )
  }
}
