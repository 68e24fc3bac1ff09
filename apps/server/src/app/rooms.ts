import type { RoomModule } from '../core/room-module.ts'
import { accountRoom } from '../modules/account/index.ts'
import { cashierRoom } from '../modules/cashier/index.ts'
import { gamesRoom } from '../modules/games/index.ts'
import { identityRoom } from '../modules/identity/index.ts'
import { inboxRoom } from '../modules/inbox/index.ts'
import { musicRoom } from '../modules/music/index.ts'
import { rewardsRoom } from '../modules/rewards/index.ts'
import { siteRoom } from '../modules/site/index.ts'
import { supportRoom } from '../modules/support/index.ts'
import { walletRoom } from '../modules/wallet/index.ts'
import { operatorActions } from '../operator/operator-actions.ts'

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
