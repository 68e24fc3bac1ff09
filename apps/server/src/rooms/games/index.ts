export { areBetsPulledUntil } from './bets/are-bets-pulled.ts'
export { countRounds } from './bets/count-rounds.ts'
export { findBetSummary } from './bets/find-bet-summary.ts'
export { listPlayedGames } from './bets/list-played-games.ts'
export { readSettledVolume } from './bets/read-settled-volume.ts'
export {
  type HourScore,
  type RoundMeasure,
  type ScoredRounds,
  scoreRounds,
} from './bets/score-rounds.ts'
export { sumEveryonesValidBets, sumValidBets, sumValidBetsWithin } from './bets/sum-valid-bets.ts'
export { findSmallestEdges, type HouseEdge } from './catalogue/find-smallest-edges.ts'
export { findUnknownGames } from './catalogue/find-unknown-games.ts'
export { readGameNames } from './catalogue/read-game-names.ts'
export { findPlatformOfGame, readPlatformNames } from './catalogue/read-platform-names.ts'
export { grantFreeRounds } from './free-rounds/grant-free-rounds.ts'
export { supportsFreeRounds } from './free-rounds/supports-free-rounds.ts'
export type { FreeRoundsWin } from './hooks.ts'
export { checkDepositAllowed } from './limits/check-play-allowed.ts'
export { isOnBreak } from './limits/players-on-break.ts'
export { checkPlatformProviders } from './platforms/check-platform-providers.ts'
export { seamlessCallback } from './seamless/seamless-callback.ts'
export { findTransferSummary } from './transfers/find-transfer-summary.ts'
