import type { AppContext } from '../../../platform/context/app-context.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { sendPushToAll } from '../../inbox/index.ts'

/** Tells every connected player, on commit, to read the lobby again. Silent. */
export const broadcastLobbyChange = (ctx: AppContext, trx: Trx): Promise<void> =>
  sendPushToAll(ctx, trx, () => ({
    msg_type: 'lobby_change',
    push: { text: '', badge: 0, voice: null, silence: true, type: 'system' },
    content: {},
  }))
