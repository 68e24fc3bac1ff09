import type { readMessages as call } from '@gamehall/contract/inbox'
import { succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { InboxContext } from '../tables.ts'
import { markAllMessagesRead, markMessagesRead } from './mark-messages.ts'
import { notifyUnreadCount } from './notify-unread-count.ts'
import { resolveMessageSelection } from './resolve-message-selection.ts'

/** §7 /sys/message/read: marks the selected messages, or all, as read. 404 an id that is not the player's. */
export const readMessages: UseCase<typeof call, InboxContext> = (ctx, request, { session: { playerId } }) =>
  transact(ctx.db, async (trx) => {
    const marking = { playerId, now: ctx.clock.now() }
    const which = await resolveMessageSelection(ctx, trx, marking, request)
    if (!which.ok) return which
    if ('ids' in which.data) await markMessagesRead(trx, marking, which.data.ids)
    else await markAllMessagesRead(trx, marking, which.data.categories)
    return succeed(await notifyUnreadCount(ctx, trx, playerId))
  })
