import type { GameProvider, ProviderPlatform } from './game-provider.ts'

/** Finds the configured providers by platform. */
export interface GameProviders {
  readonly all: readonly GameProvider[]
  /** Every platform of every provider, in the order the providers were given. */
  readonly platforms: readonly ProviderPlatform[]
  /** Undefined for a key that no provider has. */
  byApiKey(apiKey: string): GameProvider | undefined
}

/** Throws when two providers claim one platform. */
export function createGameProviders(providers: readonly GameProvider[]): GameProviders {
  const byKey = new Map<string, GameProvider>()
  for (const provider of providers) {
    for (const { apiKey } of provider.platforms) {
      if (byKey.has(apiKey)) throw new Error(`two game providers have the platform ${apiKey}`)
      byKey.set(apiKey, provider)
    }
  }
  return {
    all: providers,
    platforms: providers.flatMap(({ platforms }) => platforms),
    byApiKey: (apiKey) => byKey.get(apiKey),
  }
}
