import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { formatPlayerSubject } from '../../../../platform/operator/input/player-target.ts'
import type { SupportTrx } from '../../tables.ts'

/** Removes a conversation from the waiting list without a reply; the player's next message puts it back. 404 no conversation. */
export const closeConversation = implementAction(operatorCalls.closeConversation, {
  subject: formatPlayerSubject,
  async run(_ctx, trx: SupportTrx, { player_id: playerId }) {
    const closed = await trx
      .updateTable('support_conversations')
      .set((row) => ({
        is_waiting: false,
        waiting_since: null,
        operator_read_id: row.ref('last_message_id'),
      }))
      .where('player_id', '=', playerId)
      .returning('player_id')
      .executeTakeFirst()
    return closed === undefined ? refuse(404) : succeed({ player_id: playerId.toString() })
  },
})
