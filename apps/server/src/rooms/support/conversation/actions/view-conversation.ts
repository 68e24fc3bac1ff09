import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementRead } from '../../../../platform/operator/action.ts'
import { formatPlayerSubject } from '../../../../platform/operator/input/player-target.ts'
import type { SupportContext, SupportTrx } from '../../tables.ts'
import { viewSupportMessage } from '../conversation-queries.ts'
import { readSubjectState } from '../subject-queries.ts'

/** Reads a player's conversation, newest first, and marks it as seen. Picture URLs are valid for one minute. 404 no conversation. */
export const viewConversation = implementRead(operatorCalls.viewConversation, {
  subject: formatPlayerSubject,
  async run(ctx: SupportContext, trx: SupportTrx, { player_id: playerId, before, limit }) {
    let messages = trx.selectFrom('support_messages').selectAll().where('player_id', '=', playerId)
    if (before !== undefined) messages = messages.where('message_id', '<', BigInt(before))
    const rows = await messages.orderBy('message_id', 'desc').limit(limit).execute()
    const [newest] = rows
    if (newest === undefined) return before === undefined ? refuse(404) : succeed({ list: [] })
    await trx
      .updateTable('support_conversations')
      .set(({ fn, ref, val }) => ({
        operator_read_id: fn<bigint>('greatest', [ref('operator_read_id'), val(newest.message_id)]),
      }))
      .where('player_id', '=', playerId)
      .execute()
    const list = await Promise.all(
      rows.map(async (row) => ({
        ...viewSupportMessage(ctx, row, 'operator'),
        operator: row.operator,
        about: row.about && { ...row.about, state: await readSubjectState(trx, playerId, row.about) },
      })),
    )
    return succeed({ list })
  },
})
