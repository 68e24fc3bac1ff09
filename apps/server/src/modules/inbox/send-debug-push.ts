import type { sendDebugPush as call } from '@gamehall/contract/inbox'
import { succeed } from '../../core/outcome.ts'
import type { UseCase } from '../../http/route.ts'
import { sendPush } from './send-push.ts'

/** §7 /debug/wssend, sandbox mode only: a normal push to oneself. */
export const sendDebugPush: UseCase<typeof call> = async (hall, request, caller) => {
  const now = hall.clock.now()
  const seq = await hall.db.transaction().execute((trx) =>
    sendPush(hall, trx, caller.session.playerId, {
      msg_type: 'normal',
      push: {
        text: request.text,
        badge: 0,
        voice: request.type,
        silence: request.silence,
        type: request.type,
      },
      content: { text: request.text, style: 1, time: now.toISOString(), reqId: null, id: null },
    }),
  )
  return succeed({ seq: Number(seq) })
}
