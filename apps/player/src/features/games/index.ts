export { loadFavourites } from './lobby/favourites.ts'
export { Lobby } from './lobby/lobby.tsx'
export const loadHomeContinue = async () => (await import('./home/home-continue.tsx')).HomeContinue
export const loadHomeRounds = async () => (await import('./home/home-rounds.tsx')).HomeRounds
export const loadPlatformWallets = async () =>
  (await import('./platforms/platform-wallets.tsx')).PlatformWallets
export const loadTransferOutcome = async () =>
  (await import('./transfers/transfer-outcome.tsx')).TransferOutcome
