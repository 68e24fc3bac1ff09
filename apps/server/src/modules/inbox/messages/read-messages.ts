import type { readMessages as call } from '@gamehall/contract/inbox'
import { succeed } from '../../../core/outcome.ts'
import { transact } from '../../../core/transact.ts'
import type { UseCase } from '../../../http/route.ts'
import { markAllRead, markRead } from './mark-messages.ts'
import { tellUnread } from './tell-unread.ts'
import { whichMessages } from './which-messages.ts'

/** §7 /sys/message/read: marks the selected messages, or all, as read. 404 an id that is not the player's. */
export const readMessages: UseCase<typeof call> = (hall, request, { session: { playerId } }) =>
  transact(hall.db, async (trx) => {
    const marking = { playerId, now: hall.clock.now() }
    const which = await whichMessages(trx, marking, request)
    if (!which.ok) return which
    if ('ids' in which.data) await markRead(trx, marking, which.data.ids)
    else await markAllRead(trx, marking, which.data.categories)
    return succeed(await tellUnread(hall, trx, playerId))
  })
