import type { RoomModule } from '../platform/context/room-module.ts'
import { operatorActions } from '../platform/operator/operator-actions.ts'
import { accountRoom } from '../rooms/account/index.ts'
import { cashierRoom } from '../rooms/cashier/index.ts'
import { gamesRoom } from '../rooms/games/index.ts'
import { identityRoom } from '../rooms/identity/index.ts'
import { inboxRoom } from '../rooms/inbox/index.ts'
import { musicRoom } from '../rooms/music/index.ts'
import { rewardsRoom } from '../rooms/rewards/index.ts'
import { siteRoom } from '../rooms/site/index.ts'
import { supportRoom } from '../rooms/support/index.ts'
import { walletRoom } from '../rooms/wallet/index.ts'

/** Every room with its calls, jobs and operator actions. */
export const rooms: readonly RoomModule[] = [
  accountRoom,
  identityRoom,
  walletRoom,
  cashierRoom,
  gamesRoom,
  rewardsRoom,
  inboxRoom,
  musicRoom,
  supportRoom,
  siteRoom,
]

export const routes = rooms.flatMap((room) => room.routes)
export const actions = [...operatorActions, ...rooms.flatMap((room) => room.actions)]
