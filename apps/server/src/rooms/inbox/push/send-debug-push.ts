import type { sendDebugPush as call } from '@gamehall/contract/inbox'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { InboxContext } from '../tables.ts'
import { sendPush } from './send-push.ts'

/** §7 /debug/wssend, sandbox mode only: a normal push to oneself. */
export const sendDebugPush: UseCase<typeof call, InboxContext> = async (ctx, request, caller) => {
  const now = ctx.clock.now()
  const seq = await ctx.db.transaction().execute((trx) =>
    sendPush(ctx, trx, caller.session.playerId, {
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
