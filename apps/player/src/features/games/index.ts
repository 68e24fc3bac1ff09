export { followLogins, loadFavourites } from './lobby/favourites.ts'
export { Lobby } from './lobby/lobby.tsx'
export { storeOwnOrder } from './lobby/own-order.ts'
export const loadNextStep = async () => (await import('./home/next-step.tsx')).NextStep
export const loadAutoTransferPrompt = async () =>
  (await import('./home/auto-transfer-prompt.tsx')).AutoTransferPrompt
export const loadHomeRounds = async () => (await import('./home/home-rounds.tsx')).HomeRounds
export const loadPlatformWallets = async () =>
  (await import('./platforms/platform-wallets.tsx')).PlatformWallets
export const loadTransferOutcome = async () =>
  (await import('./transfers/transfer-outcome.tsx')).TransferOutcome
export const loadStartGame = async () => (await import('./launch/start-game-page.tsx')).StartGamePage
