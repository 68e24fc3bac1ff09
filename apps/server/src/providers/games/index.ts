export { type ArcadeProviderOptions, createArcadeProvider } from './arcade/provider.ts'
export { createArcadeSeamlessProvider } from './arcade/seamless-provider.ts'
export type {
  BetWindow,
  FreeRoundsGrant,
  GameProvider,
  GameProviderCapabilities,
  LaunchRequest,
  LocalizedText,
  ProviderBet,
  ProviderBetDetail,
  ProviderErrorCode,
  ProviderFailure,
  ProviderGame,
  ProviderHealth,
  ProviderLastResults,
  ProviderMark,
  ProviderOpenRound,
  ProviderPlatform,
  ProviderResult,
  ProviderTable,
  ProviderTransfer,
  SeamlessProvider,
  StakeLimits,
  TransferCapabilities,
  TransferProvider,
  TransferRequest,
  WalletMode,
} from './game-provider.ts'
export { isTransferProvider } from './game-provider.ts'
export { type GameProviders, gameProviders, openGameProviders } from './registry.ts'
export type * from './seamless-wallet.ts'
export { SEAMLESS_OPERATIONS } from './seamless-wallet.ts'
