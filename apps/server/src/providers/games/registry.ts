import type { VendorEnv, VendorRegistry, Vendors } from '../vendor-registry.ts'
import { openVendors } from '../vendor-registry.ts'
import { arcade, arcadeSeamless } from './arcade/vendor.ts'
import type { GameProvider, GameProviderCapabilities, WalletMode } from './game-provider.ts'

/** Every game provider, by the id in `platforms.provider`. A new one is one line here. */
export const gameProviders: VendorRegistry<GameProvider, GameProviderCapabilities> = {
  arcade,
  'arcade-seamless': arcadeSeamless,
}

export interface GameProviders extends Vendors<GameProvider, GameProviderCapabilities> {
  /** The ids of those that serve this site (`GAME_PROVIDERS`); their platforms enter the lobby. */
  readonly serving: readonly string[]
  /** The one wallet mode of the site. */
  readonly walletMode: WalletMode
}

/** Opens the game providers. Throws for an unknown id in `GAME_PROVIDERS`, and for providers of different wallet modes. */
export function openGameProviders(
  registry: VendorRegistry<GameProvider, GameProviderCapabilities>,
  env: VendorEnv,
): GameProviders {
  const vendors = openVendors('game provider', registry, env)
  const serving = env.config.GAME_PROVIDERS
  const modes = new Map(serving.map((id) => [vendors.capabilitiesOf(id).walletMode, id]))
  const [[walletMode] = []] = modes
  if (walletMode === undefined) throw new Error('GAME_PROVIDERS: names no game provider')
  if (modes.size > 1) {
    const named = [...modes].map(([mode, id]) => `"${id}" is ${mode}`).join(', ')
    throw new Error(`GAME_PROVIDERS: a site has one wallet mode, but ${named}`)
  }
  return { ...vendors, serving, walletMode }
}
