import { z } from 'zod'
import { refuse, succeed } from '../../../core/outcome.ts'
import { defineAction } from '../../../operator/action.ts'
import { oneOperator } from '../../../operator/four-eyes/rule.ts'
import { announce } from '../notices/announce.ts'

/** Withdraws a notice or a message to all players; the row is kept. Open clients remove it at once (§4 sys_notice). 404 unknown. */
export const withdrawNotice = defineAction({
  name: 'withdraw-notice',
  permission: 'notices.publish',
  summary: 'Withdraw a system notice or a message to all players',
  input: z.object({ notice_id: z.string().regex(/^\d{1,18}$/) }),
  fourEyes: oneOperator('content'),
  subject: (input) => `notice ${input.notice_id}`,
  async run(hall, trx, input) {
    const row = await trx
      .updateTable('notices')
      .set({ is_show: false, updated_at: hall.clock.now() })
      .where('notice_id', '=', BigInt(input.notice_id))
      .returningAll()
      .executeTakeFirst()
    if (row === undefined) return refuse(404)
    if (row.shown_from <= hall.clock.now()) await announce(hall, trx, row)
    return succeed({ notice_id: input.notice_id })
  },
})
