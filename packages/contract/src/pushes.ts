import * as account from './account/index.ts'
import * as cashier from './cashier/index.ts'
import { composePushes, type MessageOf } from './core/push.ts'
import * as games from './games/index.ts'
import * as identity from './identity/index.ts'
import * as inbox from './inbox/index.ts'
import * as music from './music/index.ts'
import * as rewards from './rewards/index.ts'
import * as site from './site/index.ts'
import * as support from './support/index.ts'
import * as wallet from './wallet/index.ts'

const rooms = { account, cashier, games, identity, inbox, music, rewards, site, support, wallet } as const

/** Every push message (§4): whatever the rooms export by `definePush`. */
export const pushMessage = composePushes(rooms)
export type PushMessage = MessageOf<typeof rooms>
