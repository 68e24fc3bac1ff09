import { messageType } from '@gamehall/contract/inbox'
import { z } from 'zod'
import { refuse, succeed } from '../../../core/outcome.ts'
import { defineAction } from '../../../operator/action.ts'
import { oneOperator } from '../../../operator/four-eyes/rule.ts'
import { playerSubject, playerTarget } from '../../../operator/player-target.ts'
import { sendMessage } from '../messages/send-message.ts'
import { hasSomethingToShow, keepGivenPicture, writtenTexts } from './notice-input.ts'

/** Sends a message to one player. 404 unknown player, 400 `picture` not an image. */
export const messagePlayer = defineAction({
  name: 'message-player',
  permission: 'players.manage',
  summary: 'Send a message to one player',
  input: z
    .object({
      ...playerTarget.shape,
      ...writtenTexts.shape,
      type: messageType.default('manual'),
      category: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
    })
    .refine(hasSomethingToShow, { path: ['content'], message: 'content or picture is required' }),
  secrets: ['picture'],
  fourEyes: oneOperator('content'),
  subject: playerSubject,
  async run(hall, trx, given) {
    const kept = await keepGivenPicture(hall, given)
    if (!kept.ok) return kept
    const input = kept.data
    const player = await trx
      .selectFrom('players')
      .select('player_id')
      .where('player_id', '=', input.player_id)
      .executeTakeFirst()
    if (player === undefined) return refuse(404)
    const id = await sendMessage(hall, trx, input.player_id, {
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
