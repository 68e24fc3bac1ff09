import { errorCatalogue } from '@gamehall/contract'
import type { Locale } from '@gamehall/contract/constants'
import type { Hall } from '../../core/hall.ts'
import type { Trx } from '../../core/transact.ts'
import { sendPush } from './send-push.ts'

/** Why a login ends: 10118 another login took its place, 401 it ended for another reason, 10049 the account was disabled. */
export type KickCode = 10118 | 401 | 10049

/** Tells one login's sockets that it is over (§4 kick); the client shows the text and logs out. */
export async function kickSession(
  hall: Hall,
  trx: Trx,
  target: { readonly playerId: bigint; readonly sessionId: bigint; readonly locale: Locale },
  code: KickCode,
): Promise<void> {
  const text = errorCatalogue[code][target.locale]
  await sendPush(hall, trx, target.playerId, {
    msg_type: 'kick',
    sessionId: target.sessionId,
    push: { text, badge: 0, voice: null, silence: false, type: 'system' },
    content: { code, text },
  })
}
