import { operatorCalls } from '@gamehall/contract/operator'
import { succeed } from '../../../../platform/context/outcome.ts'
import { implementRead } from '../../../../platform/operator/action.ts'
import type { SupportTrx } from '../../tables.ts'
import { readLatestSubjects } from '../subject-queries.ts'

/** Lists conversations waiting for a reply, longest waiting first, with the topic and subject last asked about. */
export const listConversations = implementRead(operatorCalls.listConversations, {
  async run(_ctx, trx: SupportTrx, { limit }) {
    const rows = await trx
      .selectFrom('support_conversations')
      .selectAll()
      .where('is_waiting', '=', true)
      .orderBy('waiting_since')
      .limit(limit)
      .execute()
    const asked = await readLatestSubjects(
      trx,
      rows.map((row) => row.player_id),
    )
    return succeed({
      list: rows.map((row) => ({
        ...(asked.get(row.player_id) ?? { topic: null, about: null }),
        player_id: row.player_id.toString(),
        waiting_since: row.waiting_since?.toISOString() ?? null,
        last_message_at: row.last_message_at.toISOString(),
      })),
    })
  },
})
