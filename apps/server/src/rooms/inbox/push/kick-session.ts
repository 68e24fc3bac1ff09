import { errorCatalogue } from '@gamehall/contract'
import type { Locale } from '@gamehall/contract/constants'
import type { AppContext } from '../../../platform/context/app-context.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { sendPush } from './send-push.ts'

/** Why a session ends: 10118 login elsewhere, 10049 account disabled, 401 any other reason. */
export type KickCode = 10118 | 401 | 10049

/** Pushes the end of a session to its sockets (§4 kick); the client shows the text and logs out. */
export async function kickSession(
  ctx: AppContext,
  trx: Trx,
  target: { readonly playerId: bigint; readonly sessionId: bigint; readonly locale: Locale },
  code: KickCode,
): Promise<void> {
  const text = errorCatalogue[code][target.locale]
  await sendPush(ctx, trx, target.playerId, {
    msg_type: 'kick',
    sessionId: target.sessionId,
    push: { text, badge: 0, voice: null, silence: false, type: 'system' },
    content: { code, text },
  })
}
