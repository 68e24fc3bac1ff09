import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { InboxContext, InboxTrx } from '../../tables.ts'
import { broadcastNotice } from '../broadcast-notice.ts'

/** Withdraws a notice or a message to all players; the row is kept. Open clients remove it at once (§4 sys_notice). 404 unknown. */
export const withdrawNotice = implementAction(operatorCalls.withdrawNotice, {
  subject: (input) => `notice ${input.notice_id}`,
  async run(ctx: InboxContext, trx: InboxTrx, input) {
    const row = await trx
      .updateTable('notices')
      .set({ is_show: false, updated_at: ctx.clock.now() })
      .where('notice_id', '=', BigInt(input.notice_id))
      .returningAll()
      .executeTakeFirst()
    if (row === undefined) return refuse(404)
    if (row.shown_from <= ctx.clock.now()) await broadcastNotice(ctx, trx, row)
    return succeed({ notice_id: input.notice_id })
  },
})
