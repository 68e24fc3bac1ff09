import type { RoomModule } from '../../core/room-module.ts'
import { listManualTransfers } from './actions/list-manual-transfers.ts'
import { resolveTransfer } from './actions/resolve-transfer.ts'
import { setGameStatus } from './actions/set-game-status.ts'
import { setGameWeight } from './actions/set-game-weight.ts'
import { setPlatformLimits } from './actions/set-platform-limits.ts'
import { setPlatformLobby } from './actions/set-platform-lobby.ts'
import { setPlatformMaintenance } from './actions/set-platform-maintenance.ts'
import { setRealityChecks } from './actions/set-reality-checks.ts'
import { syncCatalogue } from './catalogue/sync-catalogue.ts'
import { driveTransfer } from './jobs/drive-transfer.ts'
import { endPlay } from './jobs/end-play.ts'
import { enforcePlayLimits } from './jobs/enforce-play-limits.ts'
import { pullBets } from './jobs/pull-bets.ts'
import { sweepTransfers } from './jobs/sweep-transfers.ts'
import { syncGames } from './jobs/sync-games.ts'
import { takeOverTransfers } from './jobs/take-over-transfers.ts'
import { tellBets } from './jobs/tell-bets.ts'
import { tellWash } from './jobs/tell-wash.ts'
import { routes } from './routes.ts'

export { readSettledVolume } from './bets/settled-volume.ts'
export { mayDeposit } from './limits/may-play.ts'

export const gamesRoom: RoomModule = {
  room: 'games',
  routes,
  jobs: [
    driveTransfer,
    endPlay,
    sweepTransfers,
    takeOverTransfers,
    pullBets,
    enforcePlayLimits,
    syncGames,
    tellBets,
    tellWash,
  ],
  actions: [
    setPlatformMaintenance,
    setPlatformLimits,
    setPlatformLobby,
    setGameStatus,
    setGameWeight,
    setRealityChecks,
    listManualTransfers,
    resolveTransfer,
  ],
  start: syncCatalogue,
}
