import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { formatPlayerSubject, playerExists } from '../../../../platform/operator/input/player-target.ts'
import { prepareNoticeContent } from '../../notices/actions/prepare-notice-content.ts'
import type { InboxContext, InboxTrx } from '../../tables.ts'
import { sendMessage } from '../send-message.ts'

/** Sends a message to one player. 404 unknown player, 400 `picture` not an image. */
export const messagePlayer = implementAction(operatorCalls.messagePlayer, {
  subject: formatPlayerSubject,
  async run(ctx: InboxContext, trx: InboxTrx, given) {
    const kept = await prepareNoticeContent(ctx, given)
    if (!kept.ok) return kept
    const input = kept.data
    if (!(await playerExists(ctx, trx, input.player_id))) return refuse(404)
    const id = await sendMessage(ctx, trx, input.player_id, {
      type: input.type,
      title: input.title,
      texts: input.content ?? input.title,
      isHtml: true,
      ...(input.category !== undefined && { category: input.category }),
      ...(input.picture !== undefined && { picture: input.picture }),
      ...(input.target !== undefined && { target: input.target }),
    })
    return succeed({ message_id: id.toString() })
  },
})
