import { messageType } from '@gamehall/contract/inbox'
import { z } from 'zod'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'
import { singleOperator } from '../../../../platform/operator/four-eyes/four-eyes-rule.ts'
import { formatPlayerSubject, playerTarget } from '../../../../platform/operator/input/player-target.ts'
import {
  hasContentOrPicture,
  noticeContentInput,
  storeInlinePicture,
} from '../../notices/actions/notice-input.ts'
import { sendMessage } from '../send-message.ts'

/** Sends a message to one player. 404 unknown player, 400 `picture` not an image. */
export const messagePlayer = defineAction({
  name: 'message-player',
  permission: 'players.manage',
  summary: 'Send a message to one player',
  input: z
    .object({
      ...playerTarget.shape,
      ...noticeContentInput.shape,
      type: messageType.default('manual'),
      category: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
    })
    .refine(hasContentOrPicture, { path: ['content'], message: 'content or picture is required' }),
  secrets: ['picture'],
  fourEyes: singleOperator('content'),
  subject: formatPlayerSubject,
  async run(ctx, trx, given) {
    const kept = await storeInlinePicture(ctx, given)
    if (!kept.ok) return kept
    const input = kept.data
    const player = await trx
      .selectFrom('players')
      .select('player_id')
      .where('player_id', '=', input.player_id)
      .executeTakeFirst()
    if (player === undefined) return refuse(404)
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
