export { type ArcadeProviderOptions, createArcadeProvider } from './arcade/provider.ts'
export type {
  BetWindow,
  GameProvider,
  GameProviderCapabilities,
  LaunchRequest,
  LocalizedText,
  ProviderBet,
  ProviderErrorCode,
  ProviderFailure,
  ProviderGame,
  ProviderHealth,
  ProviderPlatform,
  ProviderResult,
  ProviderTransfer,
  TransferRequest,
} from './game-provider.ts'
export { createGameProviders, type GameProviders } from './registry.ts'
