import type { getMessage as call } from '@gamehall/contract/inbox'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { InboxContext } from '../tables.ts'
import { findMessages } from './message-queries.ts'
import { viewMessage } from './message-row.ts'

/** One message. 404 another player's, a deleted one, or a notice that is not visible. */
export const getMessage: UseCase<typeof call, InboxContext> = async (ctx, { id }, { session, locale }) => {
  const filter = { playerId: session?.playerId ?? null, now: ctx.clock.now() }
  const [row] = await findMessages(ctx, ctx.db, filter, [BigInt(id)])
  return row === undefined ? refuse(404) : succeed(viewMessage(row, locale))
}
