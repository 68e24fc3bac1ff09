import type { getMessage as call } from '@gamehall/contract/inbox'
import { refuse, succeed } from '../../../core/outcome.ts'
import type { UseCase } from '../../../http/route.ts'
import { findMessages } from './message-queries.ts'
import { messageView } from './message-row.ts'

/** One message. 404 another player's, a deleted one, or a notice that is not visible. */
export const getMessage: UseCase<typeof call> = async (hall, { id }, { session, locale }) => {
  const filter = { playerId: session?.playerId ?? null, now: hall.clock.now() }
  const [row] = await findMessages(hall.db, filter, [BigInt(id)])
  return row === undefined ? refuse(404) : succeed(messageView(row, locale))
}
