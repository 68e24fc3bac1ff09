import type { RoomModule } from '../platform/context/room-module.ts'
import { operatorActions } from '../platform/operator/operator-actions.ts'
import { accountRoom } from '../rooms/account/room.ts'
import { cashierRoom } from '../rooms/cashier/room.ts'
import { gamesRoom } from '../rooms/games/room.ts'
import { identityRoom } from '../rooms/identity/room.ts'
import { inboxRoom } from '../rooms/inbox/room.ts'
import { musicRoom } from '../rooms/music/room.ts'
import { rewardsRoom } from '../rooms/rewards/room.ts'
import { siteRoom } from '../rooms/site/room.ts'
import { supportRoom } from '../rooms/support/room.ts'
import { walletRoom } from '../rooms/wallet/room.ts'

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
