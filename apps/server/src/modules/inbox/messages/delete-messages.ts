import type { deleteMessages as call } from '@gamehall/contract/inbox'
import { succeed } from '../../../core/outcome.ts'
import { transact } from '../../../core/transact.ts'
import type { UseCase } from '../../../http/route.ts'
import { deleteAllRead, deleteByIds } from './mark-messages.ts'
import { tellUnread } from './tell-unread.ts'
import { whichMessages } from './which-messages.ts'

/** §7 /sys/message/del: deletes the selected messages, or all read ones. Notices are hidden for this player only. 404 an id that is not the player's. */
export const deleteMessages: UseCase<typeof call> = (hall, request, { session: { playerId } }) =>
  transact(hall.db, async (trx) => {
    const marking = { playerId, now: hall.clock.now() }
    const which = await whichMessages(trx, marking, request)
    if (!which.ok) return which
    if ('ids' in which.data) await deleteByIds(trx, marking, which.data.ids)
    else await deleteAllRead(trx, marking, which.data.categories)
    return succeed(await tellUnread(hall, trx, playerId))
  })
