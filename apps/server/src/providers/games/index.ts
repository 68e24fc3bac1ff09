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
  TransferCapabilities,
  TransferProvider,
  TransferRequest,
  WalletMode,
} from './game-provider.ts'
export { isTransferProvider } from './game-provider.ts'
export { type GameProviders, gameProviders, openGameProviders } from './registry.ts'
