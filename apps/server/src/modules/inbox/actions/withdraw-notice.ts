import { z } from 'zod'
import { refuse, succeed } from '../../../core/outcome.ts'
import { defineAction } from '../../../operator/action.ts'

/** Takes a notice off again; it stays on record. */
export const withdrawNotice = defineAction({
  name: 'withdraw-notice',
  permission: 'notices.publish',
  summary: 'Take a system notice off',
  input: z.object({ notice_id: z.string().regex(/^\d{1,18}$/) }),
  subject: (input) => `notice ${input.notice_id}`,
  async run(hall, trx, input) {
    const changed = await trx
      .updateTable('notices')
      .set({ is_show: false, updated_at: hall.clock.now() })
      .where('notice_id', '=', BigInt(input.notice_id))
      .returning('notice_id')
      .executeTakeFirst()
    return changed === undefined ? refuse(404) : succeed({ notice_id: input.notice_id })
  },
})
