import type { RoomModule } from '../../platform/context/room-module.ts'
import { notifyBets } from './bets/jobs/notify-bets.ts'
import { pullBets } from './bets/jobs/pull-bets.ts'
import { setGameStatus } from './catalogue/actions/set-game-status.ts'
import { setGameTips } from './catalogue/actions/set-game-tips.ts'
import { setPlatformLimits } from './catalogue/actions/set-platform-limits.ts'
import { setPlatformLobby } from './catalogue/actions/set-platform-lobby.ts'
import { setPlatformMaintenance } from './catalogue/actions/set-platform-maintenance.ts'
import { setPlatformProvider } from './catalogue/actions/set-platform-provider.ts'
import { checkProviderHealth } from './catalogue/jobs/check-provider-health.ts'
import { rankGames } from './catalogue/jobs/rank-games.ts'
import { syncGames } from './catalogue/jobs/sync-games.ts'
import { syncCatalogue } from './catalogue/sync-catalogue.ts'
import { cancelFreeRounds } from './free-rounds/actions/cancel-free-rounds.ts'
import { grantFreeRounds } from './free-rounds/actions/grant-free-rounds.ts'
import { listFreeRoundGrants } from './free-rounds/actions/list-free-round-grants.ts'
import { deliverFreeRoundsGrant } from './free-rounds/jobs/deliver-free-rounds-grant.ts'
import { endFreeRoundsGrants } from './free-rounds/jobs/end-free-rounds-grants.ts'
import { settleFreeRoundsGrantLater } from './free-rounds/jobs/settle-free-rounds-grant.ts'
import { setRealityChecks } from './limits/actions/set-reality-checks.ts'
import { applyStakeLimits } from './limits/jobs/apply-stake-limits.ts'
import { endPlay } from './limits/jobs/end-play.ts'
import { enforcePlayLimits } from './limits/jobs/enforce-play-limits.ts'
import { routes } from './routes.ts'
import { cleanSeamless } from './seamless/jobs/clean-seamless.ts'
import { listManualTransfers } from './transfers/actions/list-manual-transfers.ts'
import { resolveTransfer } from './transfers/actions/resolve-transfer.ts'
import { advanceTransfer } from './transfers/jobs/advance-transfer.ts'
import { recoverTransfers } from './transfers/jobs/recover-transfers.ts'
import { sweepTransfers } from './transfers/jobs/sweep-transfers.ts'
import { setGameWeight } from './turnover/actions/set-game-weight.ts'

export const gamesRoom: RoomModule = {
  room: 'games',
  routes,
  jobs: [
    advanceTransfer,
    endPlay,
    sweepTransfers,
    recoverTransfers,
    pullBets,
    enforcePlayLimits,
    applyStakeLimits,
    syncGames,
    rankGames,
    checkProviderHealth,
    notifyBets,
    cleanSeamless,
    deliverFreeRoundsGrant,
    endFreeRoundsGrants,
    settleFreeRoundsGrantLater,
  ],
  actions: [
    setPlatformMaintenance,
    setPlatformProvider,
    setPlatformLimits,
    setPlatformLobby,
    setGameStatus,
    setGameTips,
    setGameWeight,
    setRealityChecks,
    listManualTransfers,
    resolveTransfer,
    grantFreeRounds,
    cancelFreeRounds,
    listFreeRoundGrants,
  ],
  start: syncCatalogue,
}
