export { loadFavourites } from './lobby/favourites.ts'
export { Lobby } from './lobby/lobby.tsx'
export const loadHomeContinue = async () => (await import('./home/home-continue.tsx')).HomeContinue
export const loadHomeRounds = async () => (await import('./home/home-rounds.tsx')).HomeRounds
export const loadGameListPage = async () => (await import('./game-list/game-list-page.tsx')).GameListPage
export const loadStartGamePage = async () => (await import('./launch/start-game-page.tsx')).StartGamePage
export const loadBettingRecordPage = async () =>
  (await import('./bets/betting-record-page.tsx')).BettingRecordPage
export const loadPlaySummaryPage = async () =>
  (await import('./play-summary/play-summary-page.tsx')).PlaySummaryPage
export const loadPlayLimitsPage = async () => (await import('./limits/play-limits-page.tsx')).PlayLimitsPage
export const loadTransferRecordPage = async () =>
  (await import('./transfers/transfer-record-page.tsx')).TransferRecordPage
export const loadPlatformWallets = async () =>
  (await import('./platforms/platform-wallets.tsx')).PlatformWallets
export const loadTransferPage = async () => (await import('./platforms/transfer-page.tsx')).TransferPage
export const loadTransferOutcome = async () =>
  (await import('./transfers/transfer-outcome.tsx')).TransferOutcome
