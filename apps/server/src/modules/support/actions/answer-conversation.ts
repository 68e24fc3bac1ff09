import { SUPPORT_TEXT_MAX } from '@gamehall/contract/constants'
import { z } from 'zod'
import { refuse, succeed } from '../../../core/outcome.ts'
import { defineAction } from '../../../operator/action.ts'
import { playerSubject, playerTarget } from '../../../operator/player-target.ts'
import { say } from '../conversation/conversation-queries.ts'
import { tellSupportMessage } from '../conversation/tell-support-message.ts'

/** Answers a player's conversation; the player is pushed the answer. What was written before counts as seen. 404 without one. */
export const answerConversation = defineAction({
  name: 'answer-conversation',
  permission: 'support.answer',
  summary: 'Answer a player’s conversation with customer service',
  input: playerTarget.extend({ text: z.string().trim().min(1).max(SUPPORT_TEXT_MAX) }),
  secrets: ['text'],
  subject: playerSubject,
  async run(hall, trx, { player_id: playerId, text }, by) {
    const conversation = await trx
      .selectFrom('support_conversations')
      .select('last_message_id')
      .where('player_id', '=', playerId)
      .forUpdate()
      .executeTakeFirst()
    if (conversation === undefined) return refuse(404)
    const row = await say(trx, { playerId, author: 'operator', operator: by.name, text }, hall.clock.now())
    await trx
      .updateTable('support_conversations')
      .set({ operator_read_id: row.message_id })
      .where('player_id', '=', playerId)
      .execute()
    await tellSupportMessage(hall, trx, row)
    return succeed({ message_id: row.message_id.toString() })
  },
})
