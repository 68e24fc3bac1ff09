import type { deleteMessages as call } from '@gamehall/contract/inbox'
import { succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { InboxContext } from '../tables.ts'
import { deleteAllReadMessages, deleteMessagesByIds } from './mark-messages.ts'
import { notifyUnreadCount } from './notify-unread-count.ts'
import { resolveMessageSelection } from './resolve-message-selection.ts'

/** §7 /sys/message/del: deletes the selected messages, or all read ones. Notices are hidden for this player only. 404 an id that is not the player's. */
export const deleteMessages: UseCase<typeof call, InboxContext> = (ctx, request, { session: { playerId } }) =>
  transact(ctx.db, async (trx) => {
    const marking = { playerId, now: ctx.clock.now() }
    const which = await resolveMessageSelection(ctx, trx, marking, request)
    if (!which.ok) return which
    if ('ids' in which.data) await deleteMessagesByIds(trx, marking, which.data.ids)
    else await deleteAllReadMessages(ctx, trx, marking, which.data.categories)
    return succeed(await notifyUnreadCount(ctx, trx, playerId))
  })
