import { z } from 'zod'
import { succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'
import { singleOperator } from '../../../../platform/operator/four-eyes/four-eyes-rule.ts'
import { readLatestSubjects } from '../subject-queries.ts'

/** Lists conversations waiting for a reply, longest waiting first, with the topic and subject last asked about. */
export const listConversations = defineAction({
  name: 'list-conversations',
  permission: 'support.answer',
  summary: 'List the support conversations waiting for a reply',
  input: z.object({ limit: z.coerce.number().int().min(1).max(200).default(50) }),
  fourEyes: singleOperator('reads only'),
  subject: () => 'conversations waiting',
  async run(_hall, trx, { limit }) {
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
