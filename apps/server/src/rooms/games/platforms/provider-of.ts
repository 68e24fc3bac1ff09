import {
  type GameProvider,
  isTransferProvider,
  type TransferProvider,
} from '../../../providers/games/index.ts'
import { readCatalogue } from '../catalogue/read-catalogue.ts'
import type { GamesContext } from '../tables.ts'

/** The provider that a platform's row names. Throws for an unknown platform and for a provider that there is not. */
export async function providerOf(ctx: GamesContext, apiKey: string): Promise<GameProvider> {
  const platform = (await readCatalogue(ctx)).platforms.find(({ api_key }) => api_key === apiKey)
  if (platform === undefined) throw new Error(`there is no platform ${apiKey}`)
  return ctx.providers.games.get(platform.provider)
}

/** The provider of a platform that has wallets of its own. Throws for any other. */
export async function transferProviderOf(ctx: GamesContext, apiKey: string): Promise<TransferProvider> {
  const provider = await providerOf(ctx, apiKey)
  if (!isTransferProvider(provider)) throw new Error(`the platform ${apiKey} has no wallets of its own`)
  return provider
}

/** Whether players have a wallet at the platform, so that money is transferred there. */
export const hasPlatformWallets = (ctx: GamesContext, { provider }: { readonly provider: string }): boolean =>
  ctx.providers.games.capabilitiesOf(provider).walletMode === 'transfer'
